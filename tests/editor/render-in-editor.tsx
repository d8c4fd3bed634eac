import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EditApi } from '../../src/editor/client/state/edit-api';
import { EditorContext } from '../../src/editor/client/state/editor-context';
import { ProblemIndex } from '../../src/editor/client/state/problem-index';
import type { Json } from '../../src/utils/json';
import { root } from './documents';

const nothing = () => {};

/** The HTML of a part of the editor, which has this config open and nothing selected. */
export function renderInEditor(config: Json, part: ReactNode): string {
  return renderToStaticMarkup(
    <EditorContext
      value={{
        root,
        config,
        problems: new ProblemIndex([]),
        files: [],
        typefaces: [],
        api: new EditApi(''),
        page: '/',
        selected: [],
        request: undefined,
        reload: nothing,
        change: nothing,
        fix: nothing,
        announce: nothing,
        select: nothing,
        selectInList: nothing,
        focusSetting: nothing,
        showSetting: nothing,
        showPage: nothing,
      }}
    >
      {part}
    </EditorContext>,
  );
}
