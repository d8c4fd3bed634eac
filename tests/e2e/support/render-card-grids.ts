// Renders a page of card grids with one to twelve cards of each kind: npx tsx render-card-grids.ts
import { createPageRenderer } from '../../../src/render/entry-server';
import { buildSite } from '../../../src/pages/build-site';
import type { Card, PagePayload, PlacedBlock } from '../../../src/payload/payload';
import { sampleConfig } from '../../sample-config';

const image = { src: '/images/lake.svg', alt: 'A lake', width: 1600, height: 900 };

const kinds: Record<string, Partial<Card>> = {
  plain: { icon: 'heart' },
  portrait: { image, imageShape: 'arch' },
  wide: { image, imageShape: 'wide' },
  featured: { image, imageShape: 'wide', featured: true },
};

const blocks = Object.entries(kinds).flatMap(([kind, traits]) =>
  Array.from({ length: 12 }, (_, index): PlacedBlock => {
    const cards = Array.from({ length: index + 1 }, (_each, card): Card => {
      const action = { label: 'Learn More', href: '/', style: 'quiet' as const };
      const text = 'A sentence or two about what this card leads to, as long as most of them are.';
      return { title: `Card ${card + 1}`, text, actions: [action], ...traits };
    });
    const id = `${kind}-${index + 1}`;
    return {
      id,
      headingLevel: 2,
      block: {
        type: 'card-grid',
        title: id,
        cards,
        layout: 'grid',
        stagger: 'normal',
        tone: 'background',
        space: 'normal',
      },
    };
  }),
);

const page: PagePayload = {
  path: '/card-grids',
  head: { title: 'Cards', description: 'Cards', canonical: '/card-grids', robots: 'noindex' },
  header: false,
  footer: false,
  blocks,
};

const render = createPageRenderer(buildSite(sampleConfig), { script: '/none', metaPolicy: 'none' });
const { html, stylesheet } = render(page);
process.stdout.write(html.replace('</head>', `<style>${stylesheet.css}</style></head>`));
