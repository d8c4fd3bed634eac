import { useMemo } from 'react';
import type { Json } from '../model/change';
import type { RootSchema } from '../schema/schema-node';
import type { DocumentStore } from './document-store';
import type { DocumentView } from './document-view';
import type { EditApi } from './edit-api';
import type { Editor } from './editor-context';
import { ProblemIndex } from './problem-index';
import type { useView } from './use-view';

/** What the editor is opened with. */
export interface EditorParts {
  api: EditApi;
  store: DocumentStore;
  view: DocumentView;
  config: Json;
  root: RootSchema;
  files: readonly string[];
  typefaces: readonly string[];
  reload: () => void;
}

/**
 * What every part of the editor can see and do. It stays the same object until some of it is another
 * one: an answer of the server that says nothing new about the config draws neither outline nor form.
 */
export function useEditorValue(
  { api, store, view, config, root, files, typefaces, reload }: EditorParts,
  {
    page,
    selected,
    request,
    select,
    focusSetting,
    showSetting,
    showPage,
  }: ReturnType<typeof useView>,
): Editor {
  const problems = useMemo(
    () => new ProblemIndex(view.problems, view.isChecked),
    [view.problems, view.isChecked],
  );
  return useMemo(
    () => ({
      root,
      config,
      problems,
      files,
      typefaces,
      api,
      reload,
      page,
      selected,
      request,
      change: (edit) => store.change(edit),
      fix: (problem) => void store.fix(problem),
      announce: (text) => store.announce(text),
      select,
      focusSetting,
      showSetting,
      showPage,
    }),
    [
      root,
      config,
      problems,
      files,
      typefaces,
      api,
      reload,
      page,
      selected,
      request,
      store,
      select,
      focusSetting,
      showSetting,
      showPage,
    ],
  );
}
