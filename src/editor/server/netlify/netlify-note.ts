import { join } from 'node:path';
import { replaceFile } from '../../../io/config-file';
import { readNote } from '../folder-notes';

/** What the editor of a folder remembers of its site at Netlify. */
export interface NetlifyNote {
  /** known before the site is made, to find it again if the answer gets lost */
  name?: string;
  id?: string;
  /** `https://lakeside.netlify.app` */
  address?: string;
  /** `lake-team`: the account that has the site */
  account?: string;
  /** how people know the account */
  accountName?: string;
  /** whether Netlify has got a whole version */
  isSent?: boolean;
}

const file = 'netlify.json';
const texts = ['name', 'id', 'address', 'account', 'accountName'] as const;

/** @param drafts where the editor keeps its files @throws RefusedRequest when the file is damaged */
export function readNetlifyNote(drafts: string): NetlifyNote {
  const note = readNote(drafts, file);
  const known = texts.flatMap((key) => (typeof note[key] === 'string' ? [[key, note[key]]] : []));
  return { ...Object.fromEntries(known), isSent: note['isSent'] === true };
}

export function writeNetlifyNote(drafts: string, note: NetlifyNote): void {
  replaceFile(join(drafts, file), JSON.stringify(note));
}
