import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../words';

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens the editor in the browser of this user, if there is one. Other users of the machine can see the
 * arguments of programs, and the address holds the token: so the browser gets a file that redirects to it.
 *
 * @param folder a private folder for that file, see `makePrivateFolder`
 */
export function openBrowser(address: string, folder: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  // Windows shows the arguments to administrators only, and may open files of HTML to edit them.
  const target = process.platform === 'win32' ? address : writeRedirectFile(address, folder);
  const opened = spawn(command, [...args, target], { stdio: 'ignore', detached: true });
  // Without a browser, the address in the terminal is enough.
  opened.on('error', () => undefined);
  opened.unref();
}

/** Writes a file that only this user can read, and that redirects a browser to the address. */
export function writeRedirectFile(address: string, folder: string): string {
  const file = join(folder, 'open.html');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${words.editor}</title><meta http-equiv="refresh" content="0; url=${address}"><a href="${address}">${words.editor}</a></html>
`;
  // A mode counts only for a file that is made.
  rmSync(file, { force: true });
  writeFileSync(file, html, { mode: 0o600, flag: 'wx' });
  return file;
}
