import { Ajv } from 'ajv';
import { readXml, type XmlElement } from './read-xml';

const atom = '{http://www.w3.org/2005/Atom}';
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const address = /^https:\/\/[^\s"<>]+$/;

/** RFC 4287, 4.1.1 and 4.1.2: how often each element may be there. */
const wanted: Readonly<Record<string, Readonly<Record<string, [least: number, most: number]>>>> = {
  feed: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    link: [1, 9],
    entry: [0, 999],
    author: [0, 9],
  },
  entry: {
    id: [1, 1],
    title: [1, 1],
    updated: [1, 1],
    published: [0, 1],
    link: [1, 9],
    author: [1, 9],
    category: [0, 99],
    summary: [0, 1],
    content: [0, 1],
  },
};

/** What is wrong with a text as an Atom feed; nothing when it is one. */
export function findAtomFaults(text: string): string[] {
  const feed = readXml(text);
  if (feed.name !== `${atom}feed`) return [`The root is ${feed.name}`];
  const entries = listNamed(feed, 'entry');
  const ids = [feed, ...entries].map((element) => textOf(element, 'id'));
  return [
    ...findElementFaults(feed, 'feed'),
    ...entries.flatMap((entry) => findElementFaults(entry, 'entry')),
    ...(new Set(ids).size === ids.length ? [] : ['Two have the same id']),
    ...(feed.attributes['xml:lang'] ? [] : ['The language is missing']),
    ...['self', 'alternate'].filter((rel) => !links(feed).includes(rel)),
  ];
}

function findElementFaults(element: XmlElement, kind: keyof typeof wanted): string[] {
  const counts = wanted[kind] ?? {};
  const names = new Set([
    ...Object.keys(counts),
    ...element.children.map(({ name }) => name.replace(atom, '')),
  ]);
  return [
    ...[...names].flatMap((name) => {
      const count = listNamed(element, name).length;
      const [least, most] = counts[name] ?? [0, 0];
      return count < least || count > most ? [`${kind}: ${count} times ${name}`] : [];
    }),
    ...['updated', 'published']
      .map((name) => textOf(element, name))
      .filter((value) => value !== undefined && !time.test(value))
      .map((value) => `${kind}: "${value}" is not a time`),
    ...[
      textOf(element, 'id') ?? '',
      ...listNamed(element, 'link').map(({ attributes }) => attributes['href'] ?? ''),
    ]
      .filter((value) => !address.test(value))
      .map((value) => `${kind}: "${value}" is not an address`),
    ...listNamed(element, 'category')
      .filter(({ attributes }) => !attributes['term'])
      .map(() => `${kind}: a category without a term`),
    ...listNamed(element, 'author')
      .filter((author) => !textOf(author, 'name'))
      .map(() => `${kind}: an author without a name`),
  ];
}

function links(element: XmlElement): string[] {
  return listNamed(element, 'link').map(({ attributes }) => attributes['rel'] ?? '');
}

/** The elements of Atom with that name in another one. */
export function listNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === atom + name);
}

/** The text of the first element of that name. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return listNamed(element, name)[0]?.text;
}

const url = { type: 'string', pattern: address.source };
const instant = { type: 'string', pattern: time.source };
const words = { type: 'string', minLength: 1 };

/** JSON Feed 1.1 as jsonfeed.org describes it, and that we use no more of it than this. */
const isJsonFeed = new Ajv({ allErrors: true }).compile({
  type: 'object',
  additionalProperties: false,
  required: ['version', 'title', 'home_page_url', 'feed_url', 'language', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: words,
    home_page_url: url,
    feed_url: url,
    language: words,
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'url', 'title', 'content_html', 'date_published', 'authors'],
        properties: {
          id: url,
          url,
          title: words,
          summary: words,
          content_html: words,
          image: url,
          date_published: instant,
          authors: {
            type: 'array',
            minItems: 1,
            items: { type: 'object', required: ['name'], properties: { name: words } },
          },
          tags: { type: 'array', minItems: 1, uniqueItems: true, items: words },
        },
      },
    },
  },
});

/** What is wrong with a text as a JSON Feed; nothing when it is one. */
export function findJsonFeedFaults(text: string): string[] {
  if (isJsonFeed(JSON.parse(text))) return [];
  return (isJsonFeed.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
