import { createHash } from 'node:crypto';
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { dismissalHash } from '../../src/payload/dismissal-script';

/** What a page has that a content security policy may refuse. */
export interface PageContents {
  /** hashes of the contents of `<style>` elements, as `sha256-…` */
  styles: string[];
  /** addresses by the directive that decides on them */
  addresses: { directive: string; url: string }[];
  /** what no policy of ours permits: scripts in the page but that of announcements, handlers, `javascript:` */
  forbidden: string[];
  hasStyleAttributes: boolean;
  /** policies in `<meta>` elements */
  policies: string[];
}

const directives: Record<string, [property: string, directive: string][]> = {
  audio: [['src', 'media-src']],
  iframe: [['src', 'frame-src']],
  img: [['src', 'img-src']],
  script: [['src', 'script-src']],
  source: [['src', 'media-src']],
  use: [['href', 'img-src']],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
  embed: [['src', 'object-src']],
  object: [['data', 'object-src']],
  form: [['action', 'form-action']],
  base: [['href', 'base-uri']],
};

const linkDirectives: Record<string, string> = { icon: 'img-src', stylesheet: 'style-src' };

/** Attributes that hold an address; in others, "javascript:" is a word. */
const leads = new Set([
  'href',
  'xLinkHref',
  'src',
  'srcSet',
  'action',
  'formAction',
  'data',
  'ping',
]);

/** An address that is code; browsers drop line breaks and tabs, and what precedes the scheme. */
// oxlint-disable-next-line no-control-regex
const code = /^[\u0000-\u0020'"]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** Data blocks are not run; browsers do not ask the policy about them. */
const isData = /^application\/(ld\+)?json$/;

/** Parses an HTML document as browsers do and lists what a policy decides on. */
export function readPageContents(html: string): PageContents {
  const contents: PageContents = {
    styles: [],
    addresses: [],
    forbidden: [],
    hasStyleAttributes: false,
    policies: [],
  };
  readNodes(fromHtml(html), contents);
  return contents;
}

function readNodes(parent: Root | Element, contents: PageContents): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    readElement(node, contents);
    readNodes(node, contents);
    if (node.content) readNodes(node.content, contents);
  }
}

function readElement(element: Element, contents: PageContents): void {
  const { tagName, properties } = element;
  for (const [name, value] of Object.entries(properties)) {
    const text = String(value);
    if (/^on/i.test(name)) contents.forbidden.push(`${name} on <${tagName}>`);
    if (leads.has(name) && code.test(text)) contents.forbidden.push(`${text} on <${tagName}>`);
    if (name === 'srcDoc') contents.forbidden.push(`srcdoc on <${tagName}>`);
    if (name === 'style') contents.hasStyleAttributes = true;
  }
  for (const [property, directive] of directives[tagName] ?? []) {
    const url = properties[property];
    if (url !== undefined) contents.addresses.push({ directive, url: String(url) });
  }
  // Only pictures have several files to choose from.
  for (const property of ['srcSet', 'imageSrcSet']) {
    for (const url of listCandidates(String(properties[property] ?? ''))) {
      contents.addresses.push({ directive: 'img-src', url });
    }
  }
  if (tagName === 'link') {
    const directive = linkDirectives[String(properties['rel'])];
    if (directive) contents.addresses.push({ directive, url: String(properties['href']) });
  }
  if (tagName === 'style') contents.styles.push(hashText(element));
  if (tagName === 'script' && !properties['src'] && !isData.test(String(properties['type']))) {
    const isOurs = `'${hashText(element)}'` === dismissalHash;
    if (!isOurs) contents.forbidden.push('<script> with its code inside');
  }
  if (/^content-security-policy$/i.test(String(properties['httpEquiv']))) {
    contents.policies.push(String(properties['content']));
  }
  const refresh = /^refresh$/i.test(String(properties['httpEquiv']));
  const [, goal = ''] = /url\s*=(.*)/i.exec(String(properties['content'])) ?? [];
  if (refresh && code.test(goal)) contents.forbidden.push(`${goal} on <${tagName}>`);
}

/** The addresses in `srcset`: each is followed by a width, and ends at a space. */
function listCandidates(srcSet: string): string[] {
  return srcSet.split(',').flatMap((candidate) => candidate.trim().split(/\s/)[0] || []);
}

function hashText({ children }: Element): string {
  const text = children.map((child: RootContent) => ('value' in child ? child.value : '')).join('');
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
