import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { editorPath } from '../protocol/editor-api';
import { words } from '../words';
import { isExpected } from '../../io/command-error';
import { explainSystemError } from '../../io/explain-system-error.mjs';
import { engineFolder } from '../../io/engine-folder.mjs';
import { readDrawingKey } from '../../io/cache/drawing-key';
import { findEnginePart } from '../../io/cache/engine-part';

/** The name of the script that starts the editor in the browser. */
export const editorScript = 'entry-editor.js';

/** The code of the editor for the browser: what is in its files, by their names. */
export type EditorCode = ReadonlyMap<string, Uint8Array>;

/**
 * Reads all code of the editor: what changes on the disk later is not served. What is drawn from now on is
 * kept as drawn by the code of this moment.
 */
export async function readEditorCode(): Promise<EditorCode> {
  readDrawingKey();
  const { folder, files } = await findEnginePart('editor');
  return new Map(Object.keys(files).map((file) => [file, readFileSync(join(folder, file))]));
}

/** The message for an editor that cannot even be started. */
const startWords = {
  failed: 'The editor couldn’t be started.',
  whatToDo:
    'If the site software has been updated, stop “npm run edit”, run “npm ci”, then start it again. Otherwise try again here. If neither works, send your developer this message:',
} as const;

/** The script of the page, below `editorPath`: it starts the editor, or says why it cannot be started. */
export const startScript = 'start.js';

/** Answers once the code of the editor is made, below `editorPath`; with why not, if it cannot be. */
export const madePath = 'made';

/**
 * The page of the editor. It says nothing of the site, so that everybody may have it. The first time, its
 * code has to be made, which takes some seconds.
 */
export const editorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.editor}</title>
<link rel="icon" href="data:,">
<script type="module" src="${editorPath}${startScript}"></script>
</head>
<body><div id="editor" data-code="${editorPath}${editorScript}" data-made="${editorPath}${madePath}">
<main style="font-family: system-ui, sans-serif; line-height: 1.5; padding: 1rem; max-width: 40rem">
<h1 style="font-size: 1.25rem">${words.editor}</h1>
<label id="waiting">${words.loading} <progress></progress></label>
<div role="alert">
<div id="not-started" hidden><p>${startWords.failed} ${startWords.whatToDo}</p>
<pre id="reason" style="white-space: pre-wrap; overflow-wrap: anywhere"></pre></div>
<p id="no-answer" hidden>${words.unreachable}</p>
</div>
<button id="retry" type="button" style="font: inherit; padding: .25rem .75rem" hidden>${words.retry}</button>
</main></div></body>
</html>
`;

/** As it was when this process started. */
export const startCode = readFileSync(join(engineFolder, 'src/editor/server', startScript), 'utf8');

/** Why the code of the editor could not be made. Everybody may have it, so it does not say where that is. */
export function explainNotMade(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const text = isExpected(error) ? explainSystemError(error) : message;
  return stripVTControlCharacters(text).replaceAll(engineFolder + sep, '');
}

/** Its policy: nothing from elsewhere, and no text becomes code. MUI sets style attributes. */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types editor',
].join('; ');
