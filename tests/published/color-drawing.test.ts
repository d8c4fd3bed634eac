import { expect, test } from 'vitest';
import { colorDrawing } from '../../src/published/color-drawing';
import { mixPortraitColors } from '../../src/published/portraits/portrait-colors';
import { sampleConfig } from '../sample-config';

const theme = { ...sampleConfig.theme, scheme: 'system' } as const;
const { colors, darkColors } = theme;

const draw = (rules: string) => `<svg><style>${rules}</style><path d="M0 0"/></svg>`;

test('a drawing gets the colors of the theme that it names', () => {
  expect(colorDrawing(draw('.theme-primary{fill:#111}.theme-bar{stroke:#222222}'), theme)).toBe(
    draw(`.theme-primary{fill:${colors.primary}}.theme-bar{stroke:${colors.bar}}`),
  );
});

test('a drawn room has the tones of portraits, and its outlines too', () => {
  const { wall, deep } = mixPortraitColors(theme, 'evening', 'light');
  const room = '.theme-evening-wall{fill:#111}.theme-evening-deep-line{stroke:#222}';
  expect(colorDrawing(draw(room), theme)).toBe(
    draw(`.theme-evening-wall{fill:${wall}}.theme-evening-deep-line{stroke:${deep}}`),
  );
});

test('for dark pages it has the dark colors, unless the site has none', () => {
  const both =
    '.theme-primary{fill:#111}@media (prefers-color-scheme:dark){.theme-primary{fill:#222}}';
  const write = (light: string, dark: string) =>
    draw(
      `.theme-primary{fill:${light}}@media (prefers-color-scheme:dark){.theme-primary{fill:${dark}}}`,
    );
  expect(colorDrawing(draw(both), theme)).toBe(write(colors.primary, darkColors.primary));
  expect(colorDrawing(draw(both), { ...theme, scheme: 'light' })).toBe(
    write(colors.primary, colors.primary),
  );
});

test('all else stays, and so do names that no theme has', () => {
  const other = draw(
    '.lake{fill:#111}.theme-constructor{fill:#222}.theme-noon-roof{fill:#333}.theme-primary{opacity:1}',
  );
  expect(colorDrawing(other, theme)).toBe(other);
});
