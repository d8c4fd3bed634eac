import { sanitizeHtml, type RichText } from './sanitize-html';

/**
 * HTML with what must stay of it, one probe for each way to run a script. It says so a second time
 * and does not read the allow-list: who widens that by mistake, or gets another parser with an
 * update, learns it here.
 */
const probes: readonly [html: string, stays: RichText][] = [
  ['<p>Sit <a href="/contact">here</a></p>', paragraph('Sit ', link('/contact', 'here'))],
  ['<p>a<script>alert(1)</script></p>', paragraph('a')],
  ['<img src=x onerror=alert(1)>', []],
  ['<p onclick="alert(1)" style="color:red" id="a" class="b">a</p>', paragraph('a')],
  ['<p><a href="javascript:alert(1)">a</a></p>', paragraph(link(undefined, 'a'))],
  ['<p><a href="jav&#x09;ascript:alert(1)">a</a></p>', paragraph(link(undefined, 'a'))],
  ['<p><a href="data:text/html,x">a</a></p>', paragraph(link(undefined, 'a'))],
  ['<p><a href="//example.org">a</a></p>', paragraph(link(undefined, 'a'))],
  ['<svg onload=alert(1)></svg>', []],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', []],
  ['<style>@import "x"</style>', []],
  ['<form action="javascript:alert(1)"><button formaction=x></button></form>', []],
  ['<math><mtext><mglyph><style><img src=x onerror=alert(1)>', []],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', []],
  [
    '<table background="x"><td onclick="alert(1)" colspan="9999">a',
    [
      {
        tag: 'table',
        children: [
          { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['a'] }] }] },
        ],
      },
    ],
  ],
  ['<template><img src="/images/a.webp" alt="" onload=alert(1)></template>', []],
];

/**
 * Puts probes through the reading of HTML.
 *
 * @throws Error when one comes out otherwise than it must: then no page may be built
 */
export function assertSafeHtml(
  readHtml: (html: string) => { nodes: RichText } = sanitizeHtml,
): void {
  for (const [html, stays] of probes) {
    const { nodes } = readHtml(html);
    if (JSON.stringify(nodes) !== JSON.stringify(stays)) {
      throw new Error(
        `The protection against harmful HTML does not work: ${html} became ${JSON.stringify(nodes)}. ` +
          'The build has stopped. Run "npm ci"; if that does not help, contact the developers.',
      );
    }
  }
}

function paragraph(...children: RichText): RichText {
  return [{ tag: 'p', children }];
}

function link(href: string | undefined, text: string): RichText[number] {
  return { tag: 'a', ...(href !== undefined && { attributes: { href } }), children: [text] };
}
