import type { ConfigText } from '../../content/list-references';
import { exampleTexts, standInRef, standIns } from '../../content/stand-ins';
import type { Finding } from '../../finding';
import { goesLive } from '../goes-live';
import { readyToGoLive as ready } from '../live-example';
import { sameValue } from '../follows-from';
import type { Rule } from '../rule';

interface Step {
  found: RegExp;
  code: 'CFG0520' | 'CFG0521' | 'CFG0523';
  todo: string;
  hint: string;
}

/** What remains to be done, by what is found in texts and links. */
const steps: readonly Step[] = [
  {
    found: standIns.address,
    code: 'CFG0520',
    todo: 'write a real web address.',
    hint: 'This name is reserved for examples, and nobody can open it. Write your own; delete a link that you do not need.',
  },
  {
    found: standIns.phone,
    code: 'CFG0521',
    todo: 'write a real phone number.',
    hint: 'Numbers from 555-0100 to 555-0199 are made up, and nobody answers. Write "{site.phone}" in a text to show the number under "site".',
  },
  {
    found: standIns.mailbox,
    code: 'CFG0520',
    todo: 'write a real e-mail address.',
    hint: 'Mail to this address never arrives. Write one that somebody reads.',
  },
  {
    found: standIns.words,
    code: 'CFG0523',
    todo: 'replace this sample text with your own.',
    hint: 'Write what is true for your practice. Let a lawyer check legal texts.',
  },
];

/** Whoever calls, writes, books or reads on a live site gets through to a real practice. */
export const readyToGoLive = {
  problems: {
    CFG0520: {
      severity: 'error',
      title: 'A web or e-mail address of a live site is made up.',
      cause:
        'Names such as "practice.example", "example.com" and "localhost" are reserved for examples and tests. Nobody can open them or write to them. Before the site goes live, write your real addresses. Until you have them, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/site/url': 'https://quiet-lake.example' },
        good: ready,
      },
      followsFrom: [{ causes: ['CFG0501', 'CFG0505'], when: sameValue }],
    },
    CFG0521: {
      severity: 'error',
      title: 'A phone number of a live site is made up.',
      cause:
        'The numbers from 555-0100 to 555-0199 are kept for films and books, so nobody answers them. Before the site goes live, write the number of your practice. Until you have it, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/site/phone': '(615) 555-0100' },
        good: ready,
      },
    },
    CFG0522: {
      severity: 'error',
      title: 'A widget of a live site has a sample ID.',
      cause:
        'An ID such as "SampleBookingRuth000" belongs to no account: visitors would see an empty frame where they want to book. Before the site goes live, copy the ID from your provider, or remove the widget. Until then, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/embeds/0/ref': 'SampleBookingRuth000' },
        good: ready,
      },
      followsFrom: [{ causes: ['CFG0505'], when: sameValue }],
    },
    CFG0523: {
      severity: 'error',
      title: 'A text of a live site is a sample.',
      cause:
        'A text that calls itself a sample, a filling such as "lorem ipsum", or what the editor begins a new text with, was to be replaced. As a legal text it promises what nobody has checked. Before the site goes live, write your own. Until then, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/routes/0/blocks/1/text': '<p>This is a sample text.</p>' },
        good: { ...ready, '/routes/0/blocks/1/text': '<p>We answer within one day.</p>' },
      },
    },
  },
  check: (context) => {
    const { config, textsWhere } = context;
    if (!goesLive(context)) return [];
    return [
      ...textsWhere(standsIn).flatMap(findStandIns),
      ...textsWhere(isExample).map(({ path }): Finding => ({
        code: 'CFG0523',
        path,
        message: 'Before going live: replace this example of the editor with your own text.',
        hint: 'It is what something new begins with. Write what is true for your practice, or delete it.',
        subject: 'live: example',
      })),
      ...config.embeds.flatMap(({ ref }, index): Finding[] =>
        standInRef.test(ref)
          ? [
              {
                code: 'CFG0522',
                path: ['embeds', index, 'ref'],
                message: 'Before going live: enter the real ID of this widget.',
                hint: 'Copy it from the address that your provider gave you, or delete the widget and what shows it.',
                subject: 'live: ref',
              },
            ]
          : [],
      ),
    ];
  },
} satisfies Rule;

/** The note of a demo is not shown on a live site, and ids of widgets may be any digits. */
function isPublished({ path }: ConfigText): boolean {
  const [group, name, setting] = path;
  if (group === 'site') return name !== 'sampleNote';
  return group !== 'embeds' || setting !== 'ref';
}

function standsIn(text: ConfigText): boolean {
  return isPublished(text) && findStandIns(text).length > 0;
}

/** Whether nobody has changed what the editor begins a text with. */
function isExample(text: ConfigText): boolean {
  return exampleTexts.has(text.value.replace(/<[^>]*>/g, '').trim());
}

/** All that is found for one step is one problem, with all its places. */
function findStandIns({ value, path }: ConfigText): Finding[] {
  return steps.flatMap(({ found, code, todo, hint }) =>
    [...value.matchAll(found)].map(({ index, 0: words }): Finding => ({
      code,
      path,
      part: { start: index, end: index + words.length },
      message: `Before going live: ${todo}`,
      hint,
      subject: `live: ${todo}`,
    })),
  );
}
