import { createDrivenVisitor, type Session } from './driven-visitor';
import { startProgram, waitForLine } from './start-program';
import { within } from './within';
import { startWebDriver, type WebDriverConnection } from './webdriver-connection';
import type { Engine } from './visitor';
import { showPart, takeWholePicture, type ShownPart } from './whole-picture';

/** The programs that Debian's webkit2gtk-driver and xvfb bring. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** How long a session may take to start, in milliseconds, before it is taken for lost. */
const patience = 40_000;

/**
 * Starts WebKit's small browser on a display of its own, driven by WebDriver.
 *
 * @param proxy the host and port through which it reaches everything
 */
export async function startWebKit(programs: WebKitPrograms, proxy: string): Promise<Engine> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = startProgram(programs.display, screen);
  const number = await waitForLine(display, /^(\d+)$/);
  const startDriver = () => startWebDriver(programs.driver, { DISPLAY: `:${number}` });
  let connection = await startDriver();

  async function startSession(): Promise<string> {
    const options = {
      binary: programs.browser,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    };
    const { sessionId } = (await connection.send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          proxy: { proxyType: 'manual', httpProxy: proxy },
          'webkitgtk:browserOptions': options,
        },
      },
    })) as { sessionId: string };
    const path = `/session/${sessionId}`;
    await openBareWindow(connection, path);
    return path;
  }

  /** The driver may never answer; another one does. */
  async function startSessionAgain(): Promise<string> {
    await connection.program.stop();
    connection = await startDriver();
    return startSession();
  }

  return {
    async begin(origin) {
      const path = (await within(patience, startSession())) ?? (await startSessionAgain());
      return {
        visitor: createDrivenVisitor(createSession(connection, path), origin),
        async end() {
          await connection.send('DELETE', path);
        },
      };
    },
    async stop() {
      await connection.program.stop();
      await display.stop();
    },
  };
}

/**
 * Opens a window without bars in the place of the first one, whose bars make it wider than a phone.
 *
 * @param path of the session
 */
async function openBareWindow({ send }: WebDriverConnection, path: string): Promise<void> {
  const first = await send('GET', `${path}/window`);
  const script = "open('about:blank', '', 'popup, noopener, width=800, height=600')";
  await send('POST', `${path}/execute/sync`, { script, args: [] });
  let bare: string | undefined;
  while (bare === undefined) {
    const handles = (await send('GET', `${path}/window/handles`)) as string[];
    bare = handles.find((handle) => handle !== first);
  }
  await send('DELETE', `${path}/window`);
  await send('POST', `${path}/window`, { handle: bare });
}

function createSession({ send }: WebDriverConnection, path: string): Session {
  async function run(script: string, ...args: unknown[]): Promise<unknown> {
    return send('POST', `${path}/execute/sync`, { script, args });
  }

  return {
    messages: undefined,
    async navigate(url) {
      await send('POST', `${path}/url`, { url });
    },
    async call(functionText, arg) {
      return (await run(`return (${functionText})(arguments[0])`, arg)) as string;
    },
    async perform(actions) {
      await send('POST', `${path}/actions`, { actions });
    },
    async resize(width, height) {
      await send('POST', `${path}/window/rect`, { width, height });
    },
    async chooseFile(selector, file) {
      const element = (await send('POST', `${path}/element`, {
        using: 'css selector',
        value: selector,
      })) as Readonly<Record<string, string>>;
      const [id] = Object.values(element);
      await send('POST', `${path}/element/${id}/value`, { text: file });
    },
    async back() {
      await send('POST', `${path}/back`);
    },
    takePicture: () =>
      takeWholePicture(
        async (top) => (await run(`return (${showPart})(arguments[0])`, top)) as ShownPart,
        async () => Buffer.from((await send('GET', `${path}/screenshot`)) as string, 'base64'),
      ),
  };
}
