import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi, type BidiConnection } from './bidi-connection';
import { createDrivenVisitor, type Session } from './driven-visitor';
import { startProgram, waitForLine } from './start-program';
import type { Engine } from './visitor';

/** How long an answer is waited for after the page it was asked of has gone, in milliseconds. */
const patience = 5000;

interface Evaluation {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Nothing is asked of Mozilla, and the pages of this computer are reached through a proxy, too. */
export const firefoxSettings = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.allow_hijacking_localhost': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
  // As on phones and Macs: they take no room from the page.
  'widget.gtk.overlay-scrollbars.enabled': true,
  'ui.useOverlayScrollbars': 1,
};

/**
 * Starts a Firefox without a window, driven by WebDriver BiDi, the protocol that it speaks itself.
 *
 * @param proxy the host and port through which it reaches everything
 */
export async function startFirefox(executable: string, proxy: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(firefoxSettings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const program = startProgram(executable, args);
  const address = await waitForLine(program, /WebDriver BiDi listening on (\S+)/);
  const connection = await connectBidi(`${address}/session`);
  await connection.send('session.new', {
    capabilities: { alwaysMatch: { proxy: { proxyType: 'manual', httpProxy: proxy } } },
  });
  await connection.send('session.subscribe', {
    events: ['log.entryAdded', 'browsingContext.navigationCommitted'],
  });

  return {
    async begin(origin) {
      // Each has its own storage. Only a new tab has the focus, without which keys press no button.
      const { userContext } = (await connection.send('browser.createUserContext', {})) as {
        userContext: string;
      };
      const { context } = (await connection.send('browsingContext.create', {
        type: 'tab',
        userContext,
      })) as { context: string };
      return {
        visitor: createDrivenVisitor(createSession(connection, context), origin),
        async end() {
          await connection.send('browser.removeUserContext', { userContext });
        },
      };
    },
    async stop() {
      connection.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function createSession({ send, onEvent }: BidiConnection, context: string): Session {
  const messages: string[] = [];
  let leaving: (() => void)[] = [];
  onEvent((method, params) => {
    if (method === 'browsingContext.navigationCommitted') {
      if ((params as { context: string }).context !== context) return;
      for (const leave of leaving) leave();
      leaving = [];
      return;
    }
    const { level, text, source } = params as {
      level: string;
      text: string;
      source: { context?: string };
    };
    if (source.context === context) messages.push(`${level}: ${text}`);
  });

  /** Once the page has given way to the next one, Firefox may never answer what was asked in it. */
  const untilNextPage = () =>
    new Promise<undefined>((resolve) => {
      leaving.push(() => setTimeout(resolve, patience, undefined));
    });

  return {
    messages,
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(functionText, arg) {
      const answer = send('script.callFunction', {
        functionDeclaration: functionText,
        arguments: [{ type: 'string', value: arg }],
        awaitPromise: true,
        target: { context },
      }) as Promise<Evaluation>;
      const evaluation = await Promise.race([answer, untilNextPage()]);
      if (!evaluation) throw new Error('The page has given way to another one.');
      const { result, exceptionDetails } = evaluation;
      if (!result || exceptionDetails) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    async perform(actions) {
      await Promise.race([send('input.performActions', { context, actions }), untilNextPage()]);
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async chooseFile(selector, path) {
      const { nodes } = (await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })) as { nodes: readonly { sharedId: string }[] };
      const [element] = nodes;
      if (!element) throw new Error(`The page has no ${selector}.`);
      const { sharedId } = element;
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async takePicture() {
      const { data } = (await send('browsingContext.captureScreenshot', {
        context,
        origin: 'document',
      })) as { data: string };
      return Buffer.from(data, 'base64');
    },
  };
}
