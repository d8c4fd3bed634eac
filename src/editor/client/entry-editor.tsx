import { createRoot } from 'react-dom/client';
import { renderEditor } from './render-editor';
import { EditApi, takeToken } from './state/edit-api';

// The link of a newer start, opened in the same tab, only changes the end of the address.
window.addEventListener('hashchange', () => window.location.reload());

const element = document.getElementById('editor');
if (element) renderEditor(createRoot(element), new EditApi(takeToken()));
