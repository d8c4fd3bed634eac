import { readPointer } from '../../content/json-pointer';
import type { NotRealPlace } from '../../check/list-not-real';
import type { NotRealAnswer } from '../protocol/editor-api';
import type { EditorParts } from './editor-server';

/** What keeps the site from going live, at places in the config. */
export function describeNotReal({
  document,
  draftCheck,
}: Pick<EditorParts, 'document' | 'draftCheck'>): NotRealAnswer {
  const { config = null } = document.read();
  return {
    items: draftCheck.listNotReal(document.writeText()).map(({ places, ...item }) => ({
      ...item,
      places: [...new Set(places.map(locate))].map((pointer) => readPointer(pointer, config)),
    })),
  };
}

/** The editor has a list, and not what is in its files: `/entities/posts`. */
function locate({ path, source }: NotRealPlace): string {
  return source ? path.split('/').slice(0, 3).join('/') : path;
}
