import { editorPath } from '../protocol/editor-api';
import { words } from '../words';
import type { EditorSettings } from '../protocol/editor-addresses';

/** The script that starts the editor, below `editorPath`. */
const startScript = 'entry-browser.js';

/**
 * The policy of the editor: no script from elsewhere, and requests to the git host only. Its worker has it
 * where the host sends it as a header. The library that reads photos of iPhones is WebAssembly. MUI sets style attributes.
 *
 * @param api where the API of the git host is
 */
export function writeBrowserPolicy({ api }: EditorSettings): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(api).origin}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types editor editor-worker',
  ].join('; ');
}

/** The page of the editor. It carries its policy: some hosts send no headers. */
export function writeBrowserPage(policy: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${words.editor}</title>
<link rel="icon" href="data:,">
<script type="module" src="${editorPath}${startScript}"></script>
</head>
<body><div id="editor"></div></body>
</html>
`;
}
