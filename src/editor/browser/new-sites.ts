import { deleteDB } from 'idb';
import type { EditorSettings } from '../protocol/editor-addresses';

/** The new site that the host has by now: its starter and its repository. */
const sentKey = 'editor-sent-site';

/** The database of a new site, as the worker opens it. */
function nameDatabase(starter: string): string {
  return `pagewright/new/${starter}`;
}

/** The starters of the new sites that this browser has. Older versions of Firefox do not say. */
export async function listBegun({ starters = [] }: EditorSettings): Promise<string[]> {
  if (starters.length === 0 || !('databases' in indexedDB)) return [];
  const databases = new Set((await indexedDB.databases()).map(({ name }) => name));
  return starters.map(({ name }) => name).filter((name) => databases.has(nameDatabase(name)));
}

/** Notes that the host has a new site, in case the tab is closed before its repository is opened. */
export function noteSent(starter: string, repository: string): void {
  localStorage.setItem(sentKey, JSON.stringify([starter, repository]));
}

/** The repository of the new site was opened. */
export function forgetSent(): void {
  localStorage.removeItem(sentKey);
}

/** Deletes the copy of a new site that the host has. @returns its repository, if there is one */
export function takeSent(): string | undefined {
  const noted = localStorage.getItem(sentKey);
  if (noted === null) return undefined;
  const [starter, repository] = JSON.parse(noted) as [string, string];
  forgetSent();
  // Another tab may have it open: then this takes until that is closed.
  void deleteDB(nameDatabase(starter));
  return repository;
}
