import { useMemo } from 'react';
import type { FilesAnswer } from '../../protocol/editor-api';
import type { Json } from '../../../utils/json';
import type { RootSchema } from '../../schema/schema-node';
import type { DocumentStore } from './document-store';
import type { DocumentView } from './document-view';
import type { EditApi } from './edit-api';
import type { Editor } from './editor-context';
import { ProblemIndex } from './problem-index';
import type { Shown } from './use-view';

/** What there is besides the document: its schema, and what it can name. */
export interface SchemaAndFiles extends FilesAnswer {
  root: RootSchema;
}

/** What the editor is opened with. */
export interface EditorParts {
  api: EditApi;
  store: DocumentStore;
  view: DocumentView;
  config: Json;
  parts: SchemaAndFiles;
  reload: () => void;
}

/**
 * What every part of the editor can see and do. It stays the same object until some of it is another
 * one: an answer of the server that says nothing new about the config draws neither outline nor form.
 */
export function useEditorValue(
  { api, store, view, config, parts, reload }: EditorParts,
  { page, selected, request, looking }: Shown,
): Editor {
  const { problems: found, isChecked } = view;
  const problems = useMemo(() => new ProblemIndex(found, isChecked), [found, isChecked]);
  const editing = useMemo(
    (): Pick<Editor, 'api' | 'reload' | 'change' | 'fix' | 'announce'> => ({
      api,
      reload,
      change: (edit) => store.change(edit),
      fix: (problem) => void store.fix(problem),
      announce: (text) => store.announce(text),
    }),
    [api, store, reload],
  );
  return useMemo(
    () => ({
      ...parts,
      ...editing,
      ...looking,
      config,
      problems,
      page,
      selected,
      request,
    }),
    [parts, editing, looking, config, problems, page, selected, request],
  );
}
