import { spawn } from 'node:child_process';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser of whoever sits here, if there is one. */
export function openBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const opened = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  // Without a browser, the address in the terminal is enough.
  opened.on('error', () => undefined);
  opened.unref();
}
