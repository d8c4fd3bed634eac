import type { Json } from '../../src/utils/json';
import { vi } from 'vitest';
import { apiPath } from '../../src/editor/protocol/editor-api';
import type { Change } from '../../src/editor/model/apply-change';
import { DocumentStore } from '../../src/editor/client/state/document-store';
import { EditApi } from '../../src/editor/client/state/edit-api';

/** What the server says of a document that nothing is wrong with. */
export const state = { problems: [], isChecked: true, undo: null, redo: null, isSaved: false };

/** An edit as typing makes it. */
export const type = (value: string) => ({
  label: 'Change name',
  changes: [{ op: 'set', path: ['name'], value } satisfies Change],
});

interface Answer {
  status: number;
  body: unknown;
}

interface Asked {
  name: string;
  body: { revision?: number; changes?: Change[] };
}

/** A store whose server answers as told; `answer` may throw as a server that has ended does. */
export async function openStore(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  first: object = readDocument('Lamp', 1),
) {
  const asked: Asked[] = [];
  let isOpen = false;
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string }) => {
    const request = {
      name: url.replace(apiPath, ''),
      body: JSON.parse(body) as Asked['body'],
    };
    if (!isOpen) {
      isOpen = true;
      return reply(200, first);
    }
    asked.push(request);
    const { status, body: answered } = await answer(request);
    return reply(status, answered);
  });
  const store = new DocumentStore(new EditApi('token'));
  await store.load();
  return { store, asked };
}

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A document as the server tells of it. */
export const readDocument = (name: string, revision: number) => ({
  ...state,
  config: { name } satisfies Json,
  revision,
  fileHash: 'hash',
});
