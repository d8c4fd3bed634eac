import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../io/config-file';
import { getIn } from '../../../utils/json';

/** What the editor of a folder remembers of its site at Netlify. */
export interface NetlifyNote {
  /** known before the site is made, to find it again if the answer gets lost */
  name?: string;
  id?: string;
  /** `https://lakeside.netlify.app` */
  address?: string;
  /** whether Netlify has got a whole version */
  isSent?: boolean;
}

const name = 'netlify.json';

/** @param drafts where the editor keeps its files */
export function readNetlifyNote(drafts: string): NetlifyNote {
  const file = join(drafts, name);
  if (!existsSync(file)) return {};
  const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const texts = ['name', 'id', 'address'].flatMap((key): [string, string][] => {
    const value = getIn(note, [key]);
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return { ...Object.fromEntries(texts), isSent: getIn(note, ['isSent']) === true };
}

export function writeNetlifyNote(drafts: string, note: NetlifyNote): void {
  replaceFile(join(drafts, name), JSON.stringify(note));
}
