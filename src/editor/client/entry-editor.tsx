import { renderEditor } from './render-editor';
import { EditApi, takeToken } from './state/edit-api';

const root = document.getElementById('editor');
if (root) renderEditor(root, new EditApi(takeToken()));
