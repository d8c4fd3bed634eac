import type { ConfigText } from '../../../content/list-references';
import type { Diagnostic } from '../../diagnostic';
import { memoizeByString } from '../../../utils/memoize';
import type { Rule } from '../rule';

const htmlAlt = /(?<= alt=")[^"]*(?=")/g;

const saysNothing =
  /^(?:(?:an? )?(?:image|picture|photo|photograph|graphic|icon|img|logo)(?: of)?|(?:IMG|DSC|DSCN|P)[-_]?\d+|untitled|alt(?: text)?|todo|x+)$|\.(?:jpe?g|png|webp|svg|gif|hei[cf]|avif)$/i;

/** The description of a picture says what it shows. An empty one in HTML marks it as decorative. */
export const altText = {
  problems: {
    CFG0609: {
      severity: 'warning',
      title: 'The description of an image is not helpful.',
      cause:
        'Screen readers read the description of an image to people who cannot see it. A file name or the word "picture" does not help them: describe the image.',
      example: {
        kind: 'settings',
        bad: { '/entities/counselors/0/image/alt': 'IMG_2041.jpg' },
        good: { '/entities/counselors/0/image/alt': 'A lake at first light' },
      },
    },
  },
  check: ({ textsWhere }) =>
    textsWhere(describesBadly).flatMap(({ value, node, path }): Diagnostic[] => {
      if (node.format === 'html') {
        return listEmptyAlts(value).map(({ index, 0: alt }) => ({
          ...explainAlt(alt),
          path,
          part: { start: index, end: index + alt.length },
        }));
      }
      return [{ ...explainAlt(value), path }];
    }),
} satisfies Rule;

function describesBadly({ value, node, path }: ConfigText): boolean {
  if (node.format === 'html') return listEmptyAlts(value).length > 0;
  return path.at(-1) === 'alt' && saysNothing.test(value.trim());
}

// Most texts have no picture, which is seen much sooner than by the pattern.
const listEmptyAlts = memoizeByString((html) =>
  html.includes(' alt="')
    ? [...html.matchAll(htmlAlt)].filter(([alt]) => saysNothing.test(alt.trim()))
    : [],
);

function explainAlt(alt: string): Omit<Diagnostic, 'path'> {
  return {
    code: 'CFG0609',
    message: `"${alt}" does not describe the image.`,
    hint: 'Describe the image for people who cannot see it: "A lake at first light".',
  };
}
