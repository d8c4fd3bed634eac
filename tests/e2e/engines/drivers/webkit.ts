import { createDrivenVisitor, type Session } from './driven-visitor';
import { startProgram, waitForLine } from './start-program';
import { startWebDriver, type WebDriverConnection } from './webdriver-connection';
import type { Engine } from './visitor';
import { showPart, takeWholePicture, type ShownPart } from './whole-picture';

/** The programs that Debian's webkit2gtk-driver and xvfb bring. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Starts WebKit's small browser on a display of its own, driven by WebDriver.
 *
 * @param proxy the host and port through which it reaches everything
 */
export async function startWebKit(programs: WebKitPrograms, proxy: string): Promise<Engine> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = startProgram(programs.display, screen);
  const number = await waitForLine(display, /^(\d+)$/);
  const connection = await startWebDriver(programs.driver, { DISPLAY: `:${number}` });

  return {
    async begin(origin) {
      const options = {
        binary: programs.browser,
        args: ['--automation'],
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
      const outer = (await send('POST', `${path}/window/rect`, { width, height })) as Size;
      const inner = (await run('return { width: innerWidth, height: innerHeight }')) as Size;
      // The window has a bar, and is no narrower than that.
      await send('POST', `${path}/window/rect`, {
        width: Math.max(width, outer.width),
        height: height + outer.height - inner.height,
      });
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
