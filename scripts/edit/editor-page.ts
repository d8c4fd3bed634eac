import { editorPath } from '../../src/editor/editor-api';
import { words } from '../../src/editor/words';
import { editorScript } from './editor-bundle';

/**
 * The page of the editor. It says nothing of the site, so that everybody may have it. The first time, its
 * script has to be made, which takes some seconds.
 */
export const editorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.editor}</title>
<link rel="icon" href="data:,">
<script type="module" src="${editorPath}${editorScript}"></script>
</head>
<body><div id="editor"><main style="font-family: system-ui, sans-serif; padding: 1rem">
<h1 style="font-size: 1.25rem">${words.editor}</h1>
<label>${words.loading} <progress></progress></label>
</main></div></body>
</html>
`;

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

/** The policy of pages in the preview: what they show and their own styles, and no script. */
export const previewPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
