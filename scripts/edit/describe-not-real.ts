import { readPointer } from '../../src/config/json/json-pointer';
import type { NotRealAnswer } from '../../src/editor/editor-api';
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
      // The editor has the list, and not what is in its files: "/entities/posts".
      places: places.map(({ path, source }) =>
        readPointer(source ? path.split('/').slice(0, 3).join('/') : path, config),
      ),
    })),
  };
}
