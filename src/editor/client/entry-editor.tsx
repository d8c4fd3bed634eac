import { createRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { adoptStyles } from '../../app/adopted-sheet';
import { createStyleCache } from '../../shell/style-cache';
import { App } from './app';
import { DocumentStore } from './state/document-store';
import { EditApi, takeToken } from './state/edit-api';
import { editorTheme, addTypeface } from './theme';
import { words } from '../words';

const api = new EditApi(takeToken());
const store = new DocumentStore(api);
const root = document.getElementById('editor');
document.title = words.editor;
addTypeface();
if (root) {
  createRoot(root).render(
    <CacheProvider value={adoptStyles(createStyleCache())}>
      <ThemeProvider theme={editorTheme}>
        <CssBaseline />
        <App api={api} store={store} />
      </ThemeProvider>
    </CacheProvider>,
  );
}
