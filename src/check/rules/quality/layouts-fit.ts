import { examplePage } from '../../problems/examples';
import type { SiteConfig } from '../../../generated/config-types';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Which settings a layout of a block cannot do without, and which ones it does not show. */
interface Demands {
  needs?: readonly string[];
  hides?: readonly string[];
}

const layouts: Readonly<Record<string, Readonly<Record<string, Demands>>>> = {
  hero: {
    split: { needs: ['image'] },
    stacked: { needs: ['image'] },
    centered: { hides: ['image', 'video'] },
  },
  text: { rest: { hides: ['image', 'actions'] } },
  banner: { plain: { hides: ['image'] }, side: { needs: ['image'] } },
};

const image = { src: '/images/lake.webp', decorative: true };

/** A block has what its layout shows, and nothing that it does not show. */
export const layoutsFit = {
  problems: {
    CFG0687: {
      severity: 'warning',
      title: 'A layout does not fit the content of its block.',
      cause:
        'A layout arranges the parts of a block. Some layouts need an image and some leave parts out: a plain banner, for example, does not show its image.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/-': {
            path: '/visit',
            ...examplePage,
            blocks: [{ type: 'banner', title: 'Visit us', layout: 'plain', image }],
          },
        },
        good: {
          '/routes/-': {
            path: '/visit',
            ...examplePage,
            blocks: [{ type: 'banner', title: 'Visit us', layout: 'side', image }],
          },
        },
      },
    },
  },
  check: ({ config }) => [
    ...findHiddenBar(config),
    ...config.routes.flatMap(({ blocks }, page) =>
      blocks.flatMap((block, index) => {
        const layout = 'layout' in block ? block.layout : '';
        const { needs = [], hides = [] } = layouts[block.type]?.[layout] ?? {};
        const place = ['routes', page, 'blocks', index];
        // A video lies over a picture.
        const wanted = 'video' in block && layout !== 'centered' ? ['image'] : needs;
        const missing = wanted.filter((name) => !Object.hasOwn(block, name));
        const hidden = hides.filter((name) => Object.hasOwn(block, name));
        return [
          ...missing.map((name): Diagnostic => ({
            code: 'CFG0687',
            path: [...place, 'layout'],
            message: `The layout "${layout}" needs "${name}", which is missing from this block.`,
            hint: `Add "${name}", or choose another layout.`,
          })),
          ...hidden.map((name): Diagnostic => ({
            code: 'CFG0687',
            path: [...place, name],
            message: `The layout "${layout}" of this block does not show its "${name}".`,
            hint: `Delete "${name}", or choose another layout.`,
          })),
        ];
      }),
    ),
  ],
} satisfies Rule;

function findHiddenBar({ navigation: { layout, topBar } }: SiteConfig): Diagnostic[] {
  if (layout !== 'slim' || !topBar) return [];
  return [
    {
      code: 'CFG0687',
      path: ['navigation', 'topBar'],
      message: 'A slim header does not show "topBar".',
      hint: 'Delete "topBar", or choose the layout "bar".',
    },
  ];
}
