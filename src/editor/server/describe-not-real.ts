import { readPointer } from '../../utils/json';
import type { NotRealPlace } from '../../check/list-not-real';
import { nameKeys } from '../model/explain-problem';
import type { NotRealAnswer } from '../protocol/editor-api';
import type { EditorParts } from './answer-request';

/** The obstacles to going live, at places in the config. */
export function describeNotReal({
  document,
  draftCheck,
}: Pick<EditorParts, 'document' | 'draftCheck'>): NotRealAnswer {
  const { config = null } = document.read();
  return {
    items: draftCheck.listNotReal(document.writeText()).map(({ places, hint, ...item }) => {
      const pointers = [...new Set(places.map(locate))];
      // Several in one setting are one place to click.
      const count = item.count - (places.length - pointers.length);
      return {
        ...item,
        ...(hint !== undefined && { hint: nameKeys(hint) }),
        count,
        places: pointers.map((pointer) => readPointer(pointer, config)),
      };
    }),
  };
}

/** The editor has a list, and not what is in its files: `/entities/posts`. */
function locate({ path, source }: NotRealPlace): string {
  return source ? path.split('/').slice(0, 3).join('/') : path;
}
