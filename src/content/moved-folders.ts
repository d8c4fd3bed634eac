/** A redirect as the config has it. */
interface Redirect {
  from: string;
  to: string;
}

/** A folder of which every page has moved: what is below `/old` is now below `/new`. */
export interface MovedFolder {
  from: string;
  to: string;
}

/** How the address of a whole folder ends. */
const wholeFolder = '/*';

/** Whether a redirect is about all that is below an address: from `/old/*` to `/new/*`. */
export function isFolder(address: string): boolean {
  return address.endsWith(wholeFolder);
}

/** The address without its `/*`. */
export function nameFolder(address: string): string {
  return address.slice(0, -wholeFolder.length);
}

/** The folders that moved, those within others first: the first one that fits is meant. */
export function listMovedFolders(redirects: readonly Redirect[]): MovedFolder[] {
  return redirects
    .filter(({ from, to }) => isFolder(from) && isFolder(to))
    .map(({ from, to }) => ({ from: nameFolder(from), to: nameFolder(to) }))
    .toSorted((a, b) => b.from.length - a.from.length);
}

/** The redirects of single addresses. */
export function listMovedPages<R extends Redirect>(redirects: readonly R[]): R[] {
  return redirects.filter(({ from }) => !isFolder(from));
}

/** Where an address leads that is below a folder that moved; a redirect of its own goes first. */
export function followFolder(address: string, folders: readonly MovedFolder[]): string | undefined {
  const folder = folders.find(({ from }) => isBelow(address, from));
  return folder && folder.to + address.slice(folder.from.length);
}

/** Whether an address is below another one: `/old/a` is below `/old`. */
export function isBelow(address: string, folder: string): boolean {
  return address.startsWith(`${folder}/`) && address.length > folder.length + 1;
}
