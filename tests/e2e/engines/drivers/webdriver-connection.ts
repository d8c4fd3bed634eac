import { createServer } from 'node:net';
import { startProgram, type Program } from './start-program';

/** A program that speaks WebDriver over HTTP. */
export interface WebDriverConnection {
  program: Program;
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

/** Starts such a program and waits until it answers. */
export async function startWebDriver(
  executable: string,
  env: Readonly<Record<string, string>>,
): Promise<WebDriverConnection> {
  const port = await findFreePort();
  const program = startProgram(executable, [`--port=${port}`], env);

  async function send(method: string, path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await waitForAnswer(() => send('GET', '/status'));
  return { program, send };
}

/**
 * Asks until there is an answer, ten times a second.
 *
 * @throws what the last try has thrown
 */
export async function waitForAnswer<Answer>(
  ask: () => Promise<Answer>,
  tries = 100,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    return waitForAnswer(ask, tries - 1);
  }
}

/** Finds a port for a program that takes no other and does not say which it has chosen. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
