import { expect, test } from 'vitest';
import { checkLink } from '../../../src/content/html/check-link';
import { sanitizeHtml, type RichTextNode } from '../../../src/content/html/sanitize-html';

const allowed = new Map([
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'br', 'hr'].map(
    (tag): [string, string[]] => [tag, []],
  ),
  ['figure', []],
  ['figcaption', []],
  ...['table', 'caption', 'thead', 'tbody', 'tr'].map((tag): [string, string[]] => [tag, []]),
  ['th', ['scope', 'colSpan', 'rowSpan']],
  ['td', ['colSpan', 'rowSpan']],
  ['a', ['href']],
  ['img', ['src', 'alt']],
]);

test('HTML becomes a small tree', () => {
  expect(sanitizeHtml('<h2>Rest</h2><p>Sit <em>down</em>.<br>Now.</p>')).toEqual({
    nodes: [
      { tag: 'h2', children: ['Rest'] },
      {
        tag: 'p',
        children: ['Sit ', { tag: 'em', children: ['down'] }, '.', { tag: 'br' }, 'Now.'],
      },
    ],
    removed: [],
  });
});

test('attributes of links and pictures are kept', () => {
  const html = '<p><a href="/contact?a=1&amp;b=2">x</a><img src="/images/a.webp" alt="A"></p>';
  expect(sanitizeHtml(html).nodes).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'a', attributes: { href: '/contact?a=1&b=2' }, children: ['x'] },
        { tag: 'img', attributes: { src: '/images/a.webp', alt: 'A' } },
      ],
    },
  ]);
});

test('tables keep their parts, their spans and the scope of their headers', () => {
  const html =
    '<table> <thead> <tr> <th scope="col" colspan="2">A</th> </tr> </thead> <tbody><tr><td>B</td></tr></tbody></table>';
  expect(sanitizeHtml(html)).toEqual({
    nodes: [
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', attributes: { scope: 'col', colSpan: '2' }, children: ['A'] },
                ],
              },
            ],
          },
          { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['B'] }] }] },
        ],
      },
    ],
    removed: [],
  });
  expect(sanitizeHtml('<table><tr><th scope="col"> </th></tr></table>').nodes).toEqual([
    {
      tag: 'table',
      children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td' }] }] }],
    },
  ]);
  // Elsewhere, a browser would drop it.
  expect(sanitizeHtml('<td>B</td>').nodes).toEqual([]);
});

test.each([
  ['<td colspan="0">B</td>', '"colspan" must be a whole number from 1 to 20.'],
  ['<td rowspan="21">B</td>', '"rowspan" must be a whole number from 1 to 20.'],
  ['<th scope="column">B</th>', '"column" is not a scope of header cells.'],
  ['<td scope="row">B</td>', '"scope" is not allowed in <td>.'],
])('%s: %s', (cell, message) => {
  const { removed } = sanitizeHtml(`<table><tr>${cell}</tr></table>`);
  expect(removed.map((removal) => removal.message)).toEqual([message]);
});

test('numbers to call are written for phones, whatever they look like for people', () => {
  expect(sanitizeHtml('<a href="tel:(615) 555-0142">(615) 555-0142</a>').nodes).toEqual([
    { tag: 'a', attributes: { href: 'tel:6155550142' }, children: ['(615) 555-0142'] },
  ]);
});

test('white space between blocks is left out, and kept between words', () => {
  expect(sanitizeHtml('<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n').nodes).toEqual([
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['a'] },
        { tag: 'li', children: ['b'] },
      ],
    },
  ]);
  expect(sanitizeHtml('<strong>988</strong> <em>now</em>').nodes).toHaveLength(3);
});

test('entities are read, and text that looks like tags stays text', () => {
  expect(sanitizeHtml('<p>&lt;b&gt; &amp; 1 < 2</p>').nodes).toEqual([
    { tag: 'p', children: ['<b> & 1 < 2'] },
  ]);
});

test('what is removed is reported with its place', () => {
  const html = '<p class="big">A</p><script>x</script><!-- b -->';
  const { removed } = sanitizeHtml(html);
  expect(removed.map(({ offset, length }) => html.slice(offset, offset + length))).toEqual([
    'big',
    '<script>',
    '<!-- b -->',
  ]);
});

test('what is inside of refused tags does not reach the page', () => {
  expect(sanitizeHtml('<style>p { color: red }</style><h1>x</h1>').nodes).toEqual([]);
});

for (const [depth, message] of [
  [40, 'The tags are nested too deeply.'],
  [3000, 'Too many tags are opened and not closed.'],
] as const) {
  test(`tags in tags, ${depth} deep, are refused as a whole @F8`, () => {
    const html = `${'<blockquote>'.repeat(depth)}x${'</blockquote>'.repeat(depth)}`;
    expect(sanitizeHtml(html)).toEqual({
      nodes: [],
      removed: [{ message, offset: 0, length: html.length }],
    });
  });
}

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/images/a.webp" alt="a" onload="alert(1)">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,x">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select><option>x</option></select>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import "//evil.example"</style>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<link rel=stylesheet href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<body onload=alert(1)>',
  '<html onclick=alert(1)><p>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://good.example@evil.example">x</a>',
  '<a href="/x" target="_blank">x</a>',
  '<a href="/x" ping="//evil.example">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<a href="/x" style="position:fixed">x</a>',
  '<a href="/x" id="main">x</a>',
  '<a href="/x" name="getElementById">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id="__proto__">x</p>',
  '<p is="x-y">x</p>',
  '<p><![CDATA[<script>alert(1)</script>]]></p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<?xml version="1.0"?><p>x</p>',
  '<!DOCTYPE html><p>x</p>',
  '<img src="//evil.example/a.png" alt="">',
  '<img src="https://evil.example/a.png" alt="">',
  '<img src="data:image/svg+xml,x" alt="">',
  '<img srcset="//evil.example 1x" src="/images/a.webp" alt="">',
  '<video src="//evil.example" autoplay></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<x-y onclick=alert(1)>x</x-y>',
  '<h1>x</h1>',
  '<p/onclick=alert(1)>x</p>',
  '<a\nhref="javascript:alert(1)">x</a>',
  '<A HREF="JAVASCRIPT:alert(1)">x</A>',
  '<td><script>alert(1)</script></td>',
  '<table onclick="alert(1)"><tr><td>x</td></tr></table>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<table><tr><td style="position:fixed" colspan="2">x</td></tr></table>',
  '<table><tr><td colspan="99999">x</td></tr></table>',
  '<table><tr><td rowspan="0">x</td></tr></table>',
  '<table><tr><th scope="javascript:alert(1)">x</th></tr></table>',
  '<table><tr><td headers="x" id="y">x</td></tr></table>',
  '<table><caption><script>alert(1)</script></caption><tr><th>x</th></tr></table>',
  '<table><colgroup><col onload=alert(1)></colgroup><tr><td>x</td></tr></table>',
  '<table><tr><td><img src=x onerror=alert(1)></td></tr></table>',
  '<strong><b>'.repeat(60),
  '<p>'.concat('<em>'.repeat(3000)),
];

test.each(hostile)('nothing but allowed HTML is left of %s', (html) => {
  const { nodes, removed } = sanitizeHtml(html);
  expect(removed).not.toEqual([]);
  for (const node of nodes) expectAllowed(node);
});

function expectAllowed(node: RichTextNode): void {
  if (typeof node === 'string') return;
  const { tag, attributes = {}, children = [] } = node;
  const { href = '/', src = '/images/a.webp' } = attributes;
  expect([...allowed.keys()]).toContain(tag);
  expect(allowed.get(tag)).toEqual(expect.arrayContaining(Object.keys(attributes)));
  expect(checkLink(href)).toBeUndefined();
  expect(src).toMatch(/^\/images\//);
  for (const child of children) expectAllowed(child);
}

test.each(['constructor', '__proto__'])('an attribute with the name "%s" is refused', (name) => {
  const html = `<p ${name}="x" onclick="alert(1)">a</p>`;
  const { nodes, removed } = sanitizeHtml(html);
  expect(removed).not.toEqual([]);
  expect(JSON.stringify(nodes)).not.toContain('alert');
});
