import { expect, test } from 'vitest';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPortrait, portrayMember } from '../../src/pages/build-picture';
import type { Counselor } from '../../src/generated/config-types';
import { sampleConfig } from '../sample-config';

const assets = {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map(),
  videoCodecs: new Map(),
};

function build(change: Partial<Counselor>, config = sampleConfig) {
  const [model] = config.entities.counselors;
  if (!model) throw new Error('The sample has no counselor');
  const { image: _image, ...without } = model;
  const counselor: Counselor = { ...without, id: 'ada', sample: false, ...change };
  return buildPortrait(counselor, createBuildContext(config, assets));
}

test('without a photo, a counselor has a drawing for light and one for dark pages', () => {
  expect(build({ illustration: { object: 'dog', hour: 'noon' } })).toMatchObject({
    src: '/_portraits/light/ada.svg',
    dark: '/_portraits/dark/ada.svg',
    alt: 'Illustration: a chair by a window, with a sleeping dog.',
  });
});

test('a site that is always light has none for dark pages', () => {
  const config = structuredClone(sampleConfig);
  config.theme.scheme = 'light';
  expect(build({}, config)).not.toHaveProperty('dark');
});

test('a photo takes the place of the drawing', () => {
  const image = { src: '/images/lake.webp', alt: 'Ada' };
  expect(build({ image, sample: true })).toEqual({
    src: '/images/lake.webp',
    alt: 'Ada',
    width: 1600,
    height: 900,
  });
});

test('of a sample alone, the drawing says that a photo goes there', () => {
  const illustration = { object: 'dog', hour: 'noon' } as const;
  const note = 'Illustration. The counselor’s photo will go here.';
  expect(build({ illustration, sample: true }).caption).toBe(note);
  expect(build({ illustration })).not.toHaveProperty('caption');
});

test('without an illustration, the initials are drawn, which need no description', () => {
  expect(build({ sample: true })).toEqual({
    src: '/_portraits/light/ada.svg',
    dark: '/_portraits/dark/ada.svg',
    alt: '',
    width: 400,
    height: 500,
  });
});

test('a member of the team may have the id of a counselor', () => {
  const member = { id: 'ada', name: 'Ada', places: [], links: [], sample: false };
  const context = createBuildContext(sampleConfig, assets);
  const { src } = buildPortrait(portrayMember(member), context);
  expect(src).toBe('/_portraits/light/team/ada.svg');
});
