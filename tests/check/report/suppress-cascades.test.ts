import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/check/diagnostic';
import { families, isFamily, type Family } from '../../../src/check/problems/problem-kind';
import {
  type ProblemCode,
  problemCodes,
  problemKinds,
} from '../../../src/check/problems/problem-kinds';
import { suppressCascades } from '../../../src/check/report/suppress-cascades';
import { readyToGoLive } from '../../../src/check/problems/examples';
import { createRuleContext } from '../../../src/check/rules/rule-context';
import { checkSchema } from '../../../src/check/schema/check-schema';
import type { SiteConfig } from '../../../src/generated/config-types';
import { rules } from '../../../src/generated/rules';
import { listCodes, writeChanged, type Changes } from '../check-changed';
import { minimalConfig, publicFiles } from '../minimal-config';

type Cause = ProblemCode | Family;

const [ruth] = minimalConfig.entities.counselors;
const [rest] = minimalConfig.entities.posts;
const otherSlug = { ...rest, id: 'again', title: 'Again' };
const link = '/routes/4/blocks/0/action/href';
const facilitator = '/routes/1/blocks/1/facilitators/0';
const long = 'a title with so many words that no search result could show it whole';
const withoutPosts = { '/entities/posts': [], '/routes/0/blocks/0/anchor': undefined };
const unlinked = { '/routes/0/blocks/3': { type: 'notice', notice: 'crisis' } };
const unsafe = { [link]: 'javascript:x' };
const followed = { '/routes/0/blocks/3/cards/feed': { label: 'Follow by feed' } };
const letters = { series: { name: 'Letters', part: 1 } };
const inSeries = { '/entities/posts/0/series': letters.series };
const toNowhere = { [link]: '/nirvana' };

/** One that nothing uses. */
const fileSizes = new Map([['/images/meadow.webp', 1000]]);
const now = Date.parse('2026-11-21T12:00Z');

/** Of two problems, the second one is the cause of the first one after these changes. */
const followings: [effect: ProblemCode, cause: Cause, Changes][] = [
  ['CFG0401', 'CFG0404', { '/entities/counselors/-': ruth }],
  ['CFG0401', 'CFG0405', { '/entities/posts/-': otherSlug }],
  ['CFG0405', 'CFG0404', { '/entities/posts/-': rest }],
  [
    'CFG0406',
    'CFG0404',
    { '/embeds/1/id': 'booking', '/routes/1/blocks/-': { type: 'embed', embed: 'podcast' } },
  ],
  ['CFG0409', 'CFG0404', { '/entities/counselors/-': ruth, [link]: '/counselors/esther' }],
  ['CFG0409', 'CFG0405', { '/entities/posts/-': otherSlug, [link]: '/blog/again' }],
  ['CFG0409', 'CFG0401', { '/routes/1/path': '/' }],
  ['CFG0409', 'CFG0402', { '/routes/1/path': '/images' }],
  ['CFG0409', 'CFG0403', { '/routes/1/path': '*' }],
  ['CFG0409', 'CFG0407', { '/routes/1/path': '/{site.nam}' }],
  ['CFG0409', 'CFG0401', { '/routes/2/path': '/contact' }],
  ['CFG0409', 'CFG0402', { '/routes/2/path': '/images/{counselor.id}' }],
  ['CFG0409', 'CFG0403', { '/routes/2/path': '*' }],
  ['CFG0409', 'CFG0407', { '/routes/2/path': '/counselors/{counselor.di}' }],
  ['CFG0409', 'CFG0408', { '/routes/2/forEach': undefined }],
  [
    'CFG0410',
    'CFG0414',
    { '/routes/1/blocks/0/anchor': 'top', '/routes/1/blocks/1/anchor': 'top' },
  ],
  ['CFG0415', 'CFG0408', { '/routes/3/forEach': undefined }],
  ['CFG0415', 'CFG0406', { [facilitator]: 'rut' }],
  ['CFG0415', 'CFG0408', { [facilitator]: '{counselor.id}' }],
  ['CFG0520', 'CFG0501', { ...readyToGoLive, [link]: 'https://practice.localhost' }],
  ['CFG0520', 'CFG0505', { ...readyToGoLive, '/embeds/0/host': 'book.practice.example' }],
  [
    'CFG0531',
    'CFG0520',
    { ...readyToGoLive, '/providers': { highlevel: { host: 'book.practice.example' } } },
  ],
  ['CFG0531', 'CFG0505', { '/providers': { highlevel: { host: 'xn--zz.example' } } }],
  ['CFG0522', 'CFG0505', { ...readyToGoLive, '/embeds/0/ref': 'SampleBooking' }],
  [
    'CFG0503',
    'CFG0508',
    { '/site/tagline': '<u>Rest</u>', '/routes/0/blocks/1/text': '<p>{site.tagline}</p>' },
  ],
  ['CFG0511', 'CFG0404', { '/embeds/-': minimalConfig.embeds[0] }],
  [
    'CFG0514',
    'CFG0515',
    {
      '/entities/counselors/-': {
        ...ruth,
        id: 'esther',
        bookingEmbed: 'podcast',
        surveyEmbed: 'podcast',
      },
      '/routes/2/blocks/-': { type: 'embed', embed: 'booking' },
    },
  ],
  ['CFG0516', 'CFG0404', { '/embeds/-': minimalConfig.embeds[0] }],
  [
    'CFG0583',
    'CFG0582',
    { '/entities/notices/0/region': 'GB', '/entities/notices/0/text': '<p>Call 988.</p>' },
  ],
  [
    'CFG0678',
    'CFG0582',
    { '/entities/notices/0/region': 'GB', '/entities/notices/0/text': '<p>Call 988.</p>' },
  ],
  [
    'CFG0678',
    'CFG0583',
    {
      '/site/country': 'GB',
      '/entities/notices/0/region': 'GB',
      '/entities/notices/0/text': '<p>Call 988.</p>',
    },
  ],
  ['CFG0603', 'CFG0401', { '/routes/-': minimalConfig.routes[1] }],
  ['CFG0603', 'CFG0403', { '/routes/-': minimalConfig.routes[4] }],
  ['CFG0603', 'CFG0404', { '/entities/counselors/-': ruth }],
  ['CFG0603', 'CFG0405', { '/entities/posts/-': { ...rest, id: 'again' } }],
  ['CFG0603', 'CFG0407', { '/routes/0/title': '{site.nam}', '/routes/1/title': '{site.nam}' }],
  [
    'CFG0603',
    'CFG0408',
    { '/routes/0/title': '{counselor.name}', '/routes/1/title': '{counselor.name}' },
  ],
  ['CFG0607', 'CFG0403', { '/routes/4/path': '/lost', '/routes/4/title': long }],
  ['CFG0607', 'CFG0407', { '/routes/1/title': `{site.nam} ${long}` }],
  ['CFG0607', 'CFG0408', { '/routes/1/title': `{counselor.name} ${long}` }],
  ['CFG0608', 'CFG0403', { '/routes/4/path': '/lost' }],
  ['CFG0608', 'CFG0407', { '/routes/1/description': '{site.tagline}' }],
  ['CFG0608', 'CFG0408', { '/routes/1/description': '{counselor.description}' }],
  ['CFG0618', 'references', { ...withoutPosts, ...toNowhere }],
  ['CFG0618', 'safety', { ...withoutPosts, ...unsafe }],
  [
    'CFG0631',
    'CFG0406',
    { '/entities/tags': [{ id: 'sleep', name: 'Sleep' }], '/entities/posts/0/tags': ['slepe'] },
  ],
  [
    'CFG0632',
    'CFG0404',
    {
      '/entities/tags': [
        { id: 'sleep', name: 'Sleep' },
        { id: 'sleep', name: 'sleep' },
      ],
    },
  ],
  ['CFG0633', 'CFG0404', { ...inSeries, '/entities/posts/-': { ...rest, ...letters } }],
  ['CFG0634', 'CFG0618', { '/entities/posts': [], ...followed }],
  [
    'CFG0634',
    'CFG0631',
    {
      '/entities/tags': [{ id: 'sleep', name: 'Sleep' }],
      '/routes/0/blocks/3/cards/tag': 'sleep',
      ...followed,
    },
  ],
  ['CFG0635', 'CFG0409', { [link]: '/pdf/guides.pdf' }],
  ['CFG0635', 'CFG0413', { '/routes/0/blocks/0/image/src': '/images/lakes.webp' }],
  ['CFG0643', 'CFG0401', { '/routes/-': { ...minimalConfig.routes[1], status: 'draft' } }],
  [
    'CFG0644',
    'CFG0401',
    { '/routes/-': { ...minimalConfig.routes[1], unpublishAt: '2098-05-01T09:00Z' } },
  ],
  ['CFG0701', 'references', { ...unlinked, ...toNowhere }],
  ['CFG0701', 'safety', { ...unlinked, ...unsafe }],
];

function isOf(cause: Cause, { code }: Diagnostic): boolean {
  return isFamily(cause) ? code.startsWith(families[cause]) : code === cause;
}

/** Everything that rules report about the minimal config after some changes. */
function findAll(changes: Changes): { findings: Diagnostic[]; config: SiteConfig } {
  const read = (): unknown => JSON.parse(writeChanged(changes));
  const { config } = checkSchema(read(), read);
  if (!config) throw new Error('The changes do not fit the schema');
  const context = createRuleContext(config, publicFiles, { fileSizes, now });
  return { findings: rules.flatMap(({ check }) => check(context)), config };
}

test.each(followings)('%s follows from %s: %j', (effect, cause, changes) => {
  const { findings, config } = findAll(changes);
  const effects = findings.filter(({ code }) => code === effect);
  const causes = findings.filter((finding) => isOf(cause, finding));
  expect(causes).not.toEqual([]);
  expect(suppressCascades([...effects, ...causes], config).length).toBeLessThan(
    effects.length + causes.length,
  );
  expect(suppressCascades(effects, config)).toEqual(effects);
});

test('each following that is declared has an example', () => {
  const declared = problemCodes.flatMap((effect) =>
    (problemKinds[effect].causedBy ?? []).flatMap(({ causes }) =>
      causes.map((cause) => `${effect} < ${cause}`),
    ),
  );
  const shown = followings.map(([effect, cause]) => `${effect} < ${cause}`);
  const bySchema = [
    'CFG0618 < schema',
    'CFG0631 < schema',
    'CFG0633 < schema',
    'CFG0635 < schema',
    'CFG0654 < schema',
    'CFG0701 < schema',
  ];
  expect(new Set([...shown, ...bySchema])).toEqual(new Set(declared));
});

test('what follows from a setting that cannot be read is not reported beside it', () => {
  const wrong = { '/site/name': 5 };
  expect(listCodes(withoutPosts)).toContain('CFG0618');
  expect(listCodes({ ...withoutPosts, ...wrong })).toEqual(['CFG0303']);
  expect(listCodes(unlinked)).toEqual(['CFG0701']);
  expect(listCodes({ ...unlinked, ...wrong })).toEqual(['CFG0303']);
});

test('no problem follows from itself, so that one is always left', () => {
  const seen = (code: ProblemCode, before: readonly ProblemCode[]): boolean =>
    before.includes(code) ||
    (problemKinds[code].causedBy ?? []).some(({ causes }) =>
      causes
        .flatMap((cause) =>
          isFamily(cause)
            ? problemCodes.filter((other) => other.startsWith(families[cause]))
            : cause,
        )
        .some((cause) => seen(cause, [...before, code])),
    );
  expect(problemCodes.filter((code) => seen(code, []))).toEqual([]);
});

test('a wrong address of a page explains one missing page: the one that most links lead to', () => {
  const lost = { '/routes/1/path': '/' };
  expect(listCodes(lost)).toEqual(['CFG0401']);
  expect(listCodes({ ...lost, [link]: '/nirvana' })).toEqual(['CFG0401', 'CFG0409']);
});

test('words of a title decide nothing', () => {
  expect(listCodes({ '/routes/1/path': '/', '/routes/1/title': 'Something else' })).toEqual([
    'CFG0401',
  ]);
});

test('a page that was copied misses no address', () => {
  const copied = { '/routes/-': minimalConfig.routes[1], [link]: '/contact-us' };
  expect(listCodes(copied)).toEqual(['CFG0409', 'CFG0401']);
});
