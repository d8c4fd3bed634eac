import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { drawIllustrations } from '../../../scripts/illustrations/draw-illustrations';
import { letterColor } from '../../../scripts/illustrations/scheme';
import { measureContrast } from '../../../src/config/colors/color-contrast';

const entities = {
  counselors: [
    { name: 'Miriam Hale', image: { src: '/images/portrait-miriam.svg' } },
    { name: 'Čapek', image: { src: '/images/portrait-capek.svg' } },
    { name: 'Naomi Voss', image: { src: '/images/naomi.jpg' } },
  ],
  posts: [
    {
      title: 'Rest & "hurry" <again>',
      slug: 'rest',
      image: { src: '/images/post-rest.svg', alt: 'Illustration of hills at dusk' },
    },
  ],
  books: [
    {
      title: 'The Seven Principles for Making Marriage Work',
      author: 'John M. Gottman and Nan Silver',
      image: { src: '/images/cover-seven-principles.svg' },
    },
    ...['Boundaries', 'Running Scared', 'Lament', 'Rest', 'Hope'].map((title) => ({
      title,
      author: 'A & B',
      image: { src: `/images/cover-${title.toLowerCase().replace(' ', '-')}.svg` },
    })),
  ],
};

const pictures = drawIllustrations(entities);

test('only the pictures that the script stands for are drawn', () => {
  const files = [...pictures.keys()];
  expect(files).toHaveLength(9);
  expect(files).not.toContain('/images/naomi.jpg');
});

test('a picture drawn again is the same', () => {
  expect(drawIllustrations(entities)).toEqual(pictures);
});

test('a path that leads elsewhere is not drawn', () => {
  const [counselor] = entities.counselors;
  const image = { src: '/images/portrait-../../../escape.svg' };
  const drawn = drawIllustrations({
    counselors: counselor ? [{ ...counselor, image }] : [],
    posts: [],
    books: [],
  });
  expect(drawn.size).toBe(0);
});

test.each([...pictures])('%s is well-formed, small and stands alone', (file, svg) => {
  const problems: string[] = [];
  fromHtml(svg, {
    fragment: true,
    space: 'svg',
    onerror: ({ reason }) => void problems.push(reason),
  });
  expect(problems).toEqual([]);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg.match(/&(?!amp;|lt;|gt;)/g)).toBeNull();
  expect(svg).not.toMatch(/<script|<text|<image|href="[^#]|\d\.\d{3}|NaN/);
  expect(svg.length).toBeLessThan(file.includes('cover-') ? 7_000 : 4_000);
});

test('texts are escaped', () => {
  expect(pictures.get('/images/post-rest.svg')).toContain(
    '<title>Rest &amp; "hurry" &lt;again&gt;</title>',
  );
});

test('hills are drawn in the light that the description names', () => {
  expect(pictures.get('/images/post-rest.svg')).toContain('#EBD3D8');
});

const covers = [...pictures].filter(([file]) => file.startsWith('/images/cover-'));

test.each(covers)('the letters of %s can be read', (_file, svg) => {
  const background = /<rect [^>]*fill="(.+?)"/.exec(svg)?.[1] ?? '';
  expect(svg).toContain(`<g fill="${letterColor}">`);
  expect(measureContrast(letterColor, background)).toBeGreaterThanOrEqual(4.5);
});
