import { findQuickExit } from './find-quick-exit';
import { readSession, writeSession } from './session-storage';

const reloadedKey = 'reloaded';

/**
 * Reloads the page when its script is not the one that the server's page asks for: a newer build
 * has replaced the scripts that are missing. Once per script and address; where that cannot be
 * remembered, or must not be because it would reveal where a visitor was, the page stays as it is.
 */
export async function reloadReplacedPage(): Promise<void> {
  if (findQuickExit()) return;
  const { pathname } = new URL(import.meta.url);
  const response = await fetch(location.href, { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(pathname)) return;
  const mark = pathname + location.pathname;
  if (readSession(reloadedKey) === mark) return;
  writeSession(reloadedKey, mark);
  if (readSession(reloadedKey) === mark) location.reload();
}
