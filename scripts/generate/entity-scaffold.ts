import { toPascalCase } from '../../src/config/schema/bundle-schema';
import { toCamelCase, unknownCardsMessage } from './entry-kinds';

/**
 * The files of a new kind of entry: a list under `entities` whose entries have a title, a text and
 * a picture, and cards that link to a page for each of them. To be changed.
 *
 * @param name `event-series` or `partner`
 * @returns path relative to the project → content
 */
export function scaffoldEntity(name: string): Map<string, string> {
  const entry = {
    id: 'first',
    title: 'A title',
    summary: 'One sentence for cards.',
    image: { src: '/images/lake.webp', alt: 'A lake at first light' },
    text: '<p>What there is to know.</p>',
  };
  const cards = { of: writePlural(name), only: ['first'], actionLabel: 'Read more' };
  return new Map([
    [`schema/entities/${name}.schema.json`, JSON.stringify(writeEntrySchema(name))],
    [`schema/cards/${name}-cards.schema.json`, JSON.stringify(writeCardsSchema(name))],
    [`src/pages/cards/${name}-cards.ts`, writeBuilder(name)],
    [`tests/pages/cards/${name}-cards.test.ts`, writeTest(name)],
    [`tests/fixtures/entities/${name}.json`, JSON.stringify(entry)],
    [`tests/fixtures/cards/${name}-cards.json`, JSON.stringify(cards)],
  ]);
}

function writeEntrySchema(name: string): object {
  const description = 'Say in one sentence what an entry is.';
  return {
    title: toPascalCase(name),
    description,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'title', 'summary', 'image', 'text'],
    properties: {
      id: { $ref: '../shared/slug.schema.json' },
      title: { description: 'The title.', type: 'string', minLength: 1, maxLength: 80 },
      summary: {
        description: 'One or two sentences for cards and search engines.',
        type: 'string',
        minLength: 1,
        maxLength: 200,
      },
      image: { $ref: '../shared/image.schema.json' },
      text: { $ref: '../shared/html.schema.json' },
    },
    entityKind: {
      list: writePlural(name),
      listDescription: 'Say in a few words what is in this list.',
      key: 'id',
      name: 'title',
    },
    leastWidth: 400,
    defaultSnippets: [
      {
        label: name,
        description,
        body: {
          id: '${1:short-name}',
          title: '${2:A title}',
          summary: '${3:One or two sentences.}',
          image: { src: '/images/${4:your-image.webp}', alt: '${5:What the picture shows}' },
          text: '<p>${6:Your words.}</p>',
        },
      },
    ],
  };
}

function writeCardsSchema(name: string): object {
  const list = writePlural(name);
  return {
    title: `${toPascalCase(name)}Cards`,
    description: `A card for each entry of "${list}".`,
    type: 'object',
    additionalProperties: false,
    required: ['of', 'actionLabel'],
    properties: {
      of: {
        description: `Shows the entries of "${list}".`,
        const: list,
        errorMessage: unknownCardsMessage,
      },
      only: {
        description: 'The IDs of the entries to show, in this order. Left out, all are shown.',
        type: 'array',
        default: [],
        whenEmpty: 'all',
        maxItems: 100,
        items: {
          description: 'The ID of an entry.',
          type: 'string',
          maxLength: 80,
          entity: toCamelCase(name),
        },
      },
      perPage: { $ref: '../shared/per-page.schema.json' },
      actionLabel: {
        description: 'The link text on each card, for example "Read more".',
        type: 'string',
        minLength: 1,
        maxLength: 60,
      },
    },
    shows: toCamelCase(name),
    linksTo: 'page',
  };
}

function writeBuilder(name: string): string {
  const type = toPascalCase(name);
  return `import { selectEntries } from '../../config/content/shown-entries';
import type { ${type}Cards } from '../../generated/config-types';
import type { Card } from '../../payload/payload';
import { takeShown, type BuildContext } from '../build-context';
import { buildPicture } from '../build-picture';

/** A card for each entry, which links to its page. */
export function build${type}Cards(cards: ${type}Cards, context: BuildContext): Card[] {
  return takeShown(selectEntries(context.config, cards), context).map((entry) => {
    const { title, summary, image } = entry;
    const href = context.findAddress('${toCamelCase(name)}', entry);
    return {
      title,
      text: summary,
      image: buildPicture(image, context),
      imageShape: 'wide',
      actions: [{ label: cards.actionLabel, href, context: title, style: 'quiet' }],
    };
  });
}
`;
}

function writeTest(name: string): string {
  const [kind, type] = [toCamelCase(name), toPascalCase(name)];
  return `import { expect, test } from 'vitest';
import { build${type}Cards } from '../../../src/pages/cards/${name}-cards';
import cards from '../../fixtures/cards/${name}-cards.json';
import entry from '../../fixtures/entities/${name}.json';
import { buildWithEntry } from './build-with-entry';

test('a card shows its entry and links to the page of it', () => {
  const built = buildWithEntry('${kind}', entry, (context) =>
    build${type}Cards({ ...cards, of: '${writePlural(name)}' }, context),
  );
  expect(built).toMatchObject([
    { title: entry.title, actions: [{ href: '/entries/first', context: entry.title }] },
  ]);
});
`;
}

/** `event-series` → `eventSeries`, `partner` → `partners`: the name of the list. */
function writePlural(name: string): string {
  const kind = toCamelCase(name);
  if (kind.endsWith('s')) return kind;
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
