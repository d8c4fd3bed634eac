import { editorPath } from './editor-api';
import type { StarterChoice } from './starter';

/** The service worker has to be here: it answers for the folder that it is in, and those below. */
export const serviceWorkerPath = '/service-worker.js';

/** Says which site the editor is for, see `EditorSettings`. */
export const settingsPath = '/editor.json';

/** Which API the git host has. */
export type HostKind = 'github' | 'gitlab' | 'forgejo';

/** What `editor.json` says. */
export interface EditorSettings {
  host: HostKind;
  /** `mary/practice`, if the folder that the editor was built in belongs to one */
  repository?: string;
  /** where the API of the host is, without a slash at its end; companies can have their own */
  api: string;
  /** where people sign in with GitHub: a relay that speaks the protocol of Decap, without a slash at its end */
  signInRelay?: string;
  /** the application at GitLab or Forgejo with which people sign in */
  clientId?: string;
  /** what a new website can start from; they come instead of a repository */
  starters?: StarterChoice[];
}

/** Where the API of GitHub is, unless the settings say something else. */
export const gitHubApi = 'https://api.github.com';

/** Where the typefaces are that come with the engine. */
export const fontsPath = `${editorPath}fonts/`;

/** Whether a path is a file of the editor, and not one of the site that is edited. */
export function isOfEditor(path: string): boolean {
  return path.startsWith(editorPath) || path === serviceWorkerPath || path === settingsPath;
}
