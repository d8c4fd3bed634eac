// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findActiveSvg } from '../../../src/check/public-files/active-svg';
import { measureWork } from '../../hostile/measure-work';
import { projectFolder } from '../../../src/io/project-folder';
import { listPublicFiles } from '../../../src/io/public-files';

const find = (text: string) => findActiveSvg(Buffer.from(text));

function draw(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
}

const active: Record<string, string> = {
  script: draw('<script>alert(1)</script>'),
  'script of the site': draw('<script href="/evil.js"/>'),
  'script with a prefix': draw('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
  'script of a page': draw('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
  'element of a page': draw('<h:img xmlns:h="http://www.w3.org/1999/xhtml" alt=""/>'),
  'namespace in references': draw('<h:a xmlns:h="http://www.w3.org/1999/xht&#109;l"/>'),
  foreignObject: draw('<foreignObject><p>x</p></foreignObject>'),
  handler: draw('', 'onload="alert(1)"'),
  'handler in single quotes, on its own line': draw(`<path\n\tonclick\n=\n'alert(1)'/>`),
  'handler by animation': draw('<set attributeName="onclick" to="alert(1)"/>'),
  'address by animation': draw('<animate attributeName="xlink:href" values="javascript:1"/>'),
  'link with script': draw('<a href="javascript:alert(1)">x</a>'),
  'link with script in references': draw('<a xlink:href="&#x6A;avascript:1">x</a>'),
  'link elsewhere': draw('<a href="https://evil.example">x</a>'),
  'picture elsewhere': draw('<image href="https://evil.example/x.png"/>'),
  'picture without scheme': draw('<image href="//evil.example/x.png"/>'),
  'drawing in a drawing': draw('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  'page in an address': draw('<a href="data:text/html,x">x</a>'),
  'other file': draw('<use href="/other.svg#a"/>'),
  'filter picture': draw('<filter><feImage xlink:href="https://evil.example/x"/></filter>'),
  base: draw('<use href="#a"/>', 'xml:base="https://evil.example/"'),
  'fill elsewhere': draw('<path fill="url(https://evil.example/x.svg#a)"/>'),
  'fill in references': draw('<path fill="url&#40;//evil.example/x.svg#a)"/>'),
  'fill by animation': draw('<set attributeName="fill" to="url(//evil.example/#a)"/>'),
  'style elsewhere': draw('<path style="fill: URL( \'https://evil.example/x\' )"/>'),
  'style with escapes': draw('<path style="fill: \\75rl(https://evil.example/x)"/>'),
  import: draw('<style>@import "https://evil.example/x.css";</style>'),
  'import in pieces': draw('<style>@im<!-- -->port "https://evil.example/x.css";</style>'),
  'import in two kinds of text': draw('<style>@im<![CDATA[port "//evil.example/x";]]></style>'),
  'import around an element': draw('<style>@im<g/>port "//evil.example/x";</style>'),
  'style that never ends': `<svg xmlns="http://www.w3.org/2000/svg"><style>@import "//evil.example"`,
  'set of pictures': draw('<style>path { mask: image-set("https://evil.example/x" 1x) }</style>'),
  stylesheet: `<?xml-stylesheet href="https://evil.example/x.css"?>${draw('')}`,
  entity: `<!DOCTYPE svg [<!ENTITY x "<script>1</script>">]>${draw('&x;')}`,
  'handler by declaration': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${draw('')}`,
  'entity of a named declaration': `<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.1//EN" "">${draw('<path fill="url&lpar;//evil.example)"/>')}`,
  'name of an object': draw('<path fill="&constructor;"/>'),
  'page called a drawing': '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>',
  'page with an element svg': '<svg><script>alert(1)</script></svg>',
  'no quotes': draw('<path onclick=alert(1)/>'),
  'other encoding': `<?xml version="1.0" encoding="UTF-7"?>${draw('')}`,
  'words only': 'I am a drawing',
  'nothing at all': '',
};

test.each(Object.keys(active))('%s is found @A3', (name) => {
  expect(find(active[name] ?? '')).toMatch(/\w/);
});

test('UTF-16, which browsers read, is not taken for harmless', () => {
  const text = `\uFEFF${draw('<script>alert(1)</script>')}`;
  expect(findActiveSvg(Buffer.from(text, 'utf16le'))).toContain('UTF-8');
});

test('what is wrong is explained', () => {
  expect(find(draw('<script/>'))).toBe('contains <script>');
  expect(find(draw('', 'onload="x"'))).toBe('contains "onload", which runs code');
  expect(find(draw('<image href="//evil.example/x"/>'))).toBe('links to "//evil.example/x"');
  expect(find(`<!DOCTYPE svg [<!ENTITY x "">]>${draw('')}`)).toBe(
    'declares entities (<!ENTITY or similar)',
  );
});

const harmless: Record<string, string> = {
  'a plain drawing': draw('<path d="M0 0h8v8z" fill="#fff"/>'),
  'what Illustrator writes': `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${draw('<style type="text/css"><![CDATA[.st0{fill:url(#a);font-family:\'Arial\'}]]></style>', 'xml:space="preserve"')}`,
  'what Inkscape writes': draw(
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><cc:Work xmlns:cc="http://creativecommons.org/ns#" rdf:about="https://elsewhere.example"/></rdf:RDF></metadata>',
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="C:\\drawings\\a.png"',
  ),
  'a drawing with a prefix': '<v:svg xmlns:v="http://www.w3.org/2000/svg"><v:g/></v:svg>',
  'places in it': draw(
    '<defs><linearGradient id="a"/></defs><use xlink:href="#a"/><path style="fill:url(\'#a\')" mask="url(#b)"/>',
  ),
  'a picture in it': draw('<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>'),
  'words about code': draw('<title>&lt;script&gt; &amp; onload="x" @import url(x)</title>'),
  'animation in it': draw('<animate attributeName="opacity" from="0" to="1"/>'),
};

test.each(Object.keys(harmless))('%s is not objected to', (name) => {
  expect(find(harmless[name] ?? '')).toBeUndefined();
});

test('a drawing of nearly 2 MB is read, and files made to be slow cost no more', () => {
  expect(
    find(draw(`<image href="data:image/png;base64,${'A'.repeat(1_900_000)}"/>`)),
  ).toBeUndefined();
  expect(find(draw('<g/>'.repeat(500_001)))).toBe('is larger than 2 MB');
  const slow = [
    draw(`<g ${'a="" '.repeat(350_000)}`),
    `<svg ${' '.repeat(1_900_000)}`,
    draw('<!-'.repeat(600_000)),
    draw('<!--'.repeat(450_000)),
    draw(`<style>${'url( '.repeat(350_000)}</style>`),
    draw('<g>'.repeat(600_000)),
    draw('&#'.repeat(600_000)),
    `<?xml ${'encoding '.repeat(200_000)}?>${draw('')}`,
  ];
  for (const text of slow) {
    expect(measureWork(() => find(text))).toBeLessThan(5);
  }
});

test('the drawings of all sites here are harmless', () => {
  const sites = readdirSync(join(projectFolder, 'tests/sites'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(projectFolder, 'tests/sites', name, 'public'));
  const drawings = [join(projectFolder, 'public'), ...sites].flatMap((folder) =>
    [...listPublicFiles(folder)]
      .filter((file) => file.endsWith('.svg'))
      .map((file) => join(folder, file)),
  );
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((file) => findActiveSvg(readFileSync(file)) !== undefined)).toEqual([]);
});
