import { readFileSync } from 'node:fs';

/** What a printed document is made of. */
export interface DocumentParts {
  /** HTML that starts with an h1 */
  content: string;
  styles: string;
  practice: string;
  /** an SVG */
  mark: string;
}

// Fonts of one weight: the letters of a font with many weights become drawings in a PDF.
const faces = [
  {
    face: 'font-family: Fraunces; font-weight: 600',
    file: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
  },
  {
    face: 'font-family: Figtree; font-weight: 400',
    file: import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff2'),
  },
  {
    face: 'font-family: Figtree; font-weight: 400; font-style: italic',
    file: import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-italic.woff2'),
  },
  {
    face: 'font-family: Figtree; font-weight: 600',
    file: import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff2'),
  },
];

/** The whole page that is printed; fonts and mark are part of it, so nothing has to be loaded. */
export function writeDocument({ content, styles, practice, mark }: DocumentParts): string {
  const title = /<h1>(.*?)<\/h1>/.exec(content)?.[1];
  if (!title) throw new Error('A document starts with its title: <h1>Title</h1>.');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
${faces.map(writeFontFace).join('\n')}
:root { --practice: ${JSON.stringify(practice)}; }
${styles}
</style>
</head>
<body>
<p class="masthead"><img src="${writeDataAddress('image/svg+xml', Buffer.from(mark))}" alt="">${practice}</p>
${content}
</body>
</html>`;
}

function writeFontFace({ face, file }: (typeof faces)[number]): string {
  const font = writeDataAddress('font/woff2', readFileSync(new URL(file)));
  return `@font-face { ${face}; src: url(${font}); }`;
}

function writeDataAddress(type: string, content: Buffer): string {
  return `data:${type};base64,${content.toString('base64')}`;
}

/** Replaces the time of printing, so that the same document printed again is the same file. */
export function removeDates(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const undated = text.replace(
    /(\/(?:CreationDate|ModDate) \(D:)[^)]*\)/g,
    (entry, start: string) =>
      // A PDF lists where its parts start, so the length must stay.
      `${start}${"20260101000000+00'00'".padEnd(entry.length - start.length - 1)})`,
  );
  return Buffer.from(undated, 'latin1');
}
