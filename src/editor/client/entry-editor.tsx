import { createRoot } from 'react-dom/client';
import { renderEditor } from './render-editor';
import { EditApi, takeToken } from './state/edit-api';

const element = document.getElementById('editor');
if (element) renderEditor(createRoot(element), new EditApi(takeToken()));
