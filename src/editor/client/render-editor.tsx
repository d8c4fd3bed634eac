import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { adoptStyles } from '../../app/adopted-sheet';
import { createStyleCache } from '../../shell/style-cache';
import { App } from './app';
import { SessionNotice } from './dialogs/session-notice';
import { DocumentStore } from './state/document-store';
import type { EditApi } from './state/edit-api';
import { SessionContext, type Session } from './state/editor-context';
import { editorTheme, addTypeface } from './theme';
import { words } from '../words';

/** Shows the editor of the site that answers there. */
export function renderEditor(root: Root, api: EditApi, session?: Session): void {
  renderThemed(
    root,
    <SessionContext value={session}>
      <App api={api} store={new DocumentStore(api)} />
      <SessionNotice text={session?.notice} />
    </SessionContext>,
  );
}

/** Shows something with the styles of the editor. */
export function renderThemed(root: Root, content: ReactNode): void {
  document.title = words.editor;
  addTypeface();
  root.render(
    <CacheProvider value={adoptStyles(createStyleCache())}>
      <ThemeProvider theme={editorTheme}>
        <CssBaseline />
        {content}
      </ThemeProvider>
    </CacheProvider>,
  );
}
