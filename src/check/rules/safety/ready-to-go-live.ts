import type { ConfigText } from '../../../content/list-references';
import { exampleTexts, reservedRef, standIns } from '../../../content/placeholders/reserved-values';
import { listSamplePlaces, sampleTextsMessage } from '../../sample-texts';
import type { Diagnostic } from '../../diagnostic';
import type { SiteConfig } from '../../../generated/config-types';
import type { Path } from '../../../utils/json';
import { readyToGoLive as ready } from '../../problems/examples';
import { goesLive } from '../rule-context';
import { sameValue, type Rule } from '../rule';

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
    todo: 'replace the example web address.',
    hint: 'This domain is reserved for examples and does not work. Write your own URL, or delete the link.',
  },
  {
    found: standIns.phone,
    code: 'CFG0521',
    todo: 'replace the example phone number.',
    hint: 'Numbers from 555-0100 to 555-0199 are fictional. Write the number of your practice.',
  },
  {
    found: standIns.mailbox,
    code: 'CFG0520',
    todo: 'replace the example email address.',
    hint: 'Email to this address never arrives. Write an address that you check.',
  },
  {
    found: standIns.words,
    code: 'CFG0523',
    todo: 'replace the sample text with your own.',
    hint: 'Write what is true of you. Have a lawyer check your legal text.',
  },
];

/** Whoever calls, writes, books or reads on a live site gets through to a real practice. */
export const readyToGoLive = {
  problems: {
    CFG0520: {
      severity: 'error',
      title: 'A URL or email address of a live site is fictional.',
      cause:
        'Domains such as "practice.example", "example.com" and "localhost" are reserved for examples and tests. They cannot be opened or receive email. Before the site goes live, write your real URL and email address. Until then, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/site/url': 'https://quiet-lake.example' },
        good: ready,
      },
      causedBy: [{ causes: ['CFG0501', 'CFG0505'], when: sameValue }],
    },
    CFG0521: {
      severity: 'error',
      title: 'A phone number of a live site is fictional.',
      cause:
        'The numbers from 555-0100 to 555-0199 are reserved for fiction, so calls to these numbers fail. Before the site goes live, write the number of your practice. Until then, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/site/phone': '(615) 555-0100' },
        good: ready,
      },
    },
    CFG0522: {
      severity: 'error',
      title: 'A widget or form of a live site has a sample ID.',
      cause:
        'An ID such as "SampleBookingRuth000" does not belong to an account: visitors would see an empty frame instead of the calendar. Before the site goes live, copy the ID from your provider, or remove the widget. Until then, keep "status" under "site" at "demo".',
      example: {
        kind: 'settings',
        bad: { ...ready, '/embeds/0/ref': 'SampleBookingRuth000' },
        good: ready,
      },
      causedBy: [{ causes: ['CFG0505'], when: sameValue }],
    },
    CFG0523: {
      severity: 'error',
      title: 'Text on a live site is a sample.',
      cause:
        'Text labeled as a sample, filler such as "lorem ipsum", or the example text of the editor still needs to be replaced. In a legal document, it makes promises that no lawyer has checked. Before the site goes live, write your own text. Until then, keep "status" under "site" at "demo".',
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
      ...textsWhere(isExample).map(({ path }): Diagnostic => ({
        code: 'CFG0523',
        path,
        message: 'Before going live: replace the example text of the editor with your own.',
        hint: 'Write what is true of you, or delete the text.',
        subject: 'live: example',
      })),
      ...listSamplePlaces(config).map((path): Diagnostic => ({
        code: 'CFG0523',
        path,
        message: sampleTextsMessage,
        hint: 'In the editor, choose “Your website”, then “This fits, keep it” next to each text that fits.',
        subject: 'live: sample texts',
      })),
      ...listSampleRefs(config).map(({ path, thing }): Diagnostic => ({
        code: 'CFG0522',
        path,
        message: `Before going live: enter the real ${thing} ID.`,
        hint: `Copy the ID from the link that your provider gave you, or delete the ${thing}${thing === 'widget' ? ' and the blocks that show it' : ''}.`,
        subject: `live: ${thing}`,
      })),
    ];
  },
} satisfies Rule;

interface SampleRef {
  path: Path;
  thing: 'widget' | 'form';
}

/** The ids of widgets and forms that no provider gave out. */
function listSampleRefs({ embeds, routes }: SiteConfig): SampleRef[] {
  const widgets = embeds.flatMap(({ ref }, index): SampleRef[] =>
    reservedRef.test(ref) ? [{ path: ['embeds', index, 'ref'], thing: 'widget' }] : [],
  );
  const forms = routes.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index): SampleRef[] =>
      block.type === 'form' && reservedRef.test(block.send.ref)
        ? [{ path: ['routes', page, 'blocks', index, 'send', 'ref'], thing: 'form' }]
        : [],
    ),
  );
  return [...widgets, ...forms];
}

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
function findStandIns({ value, path }: ConfigText): Diagnostic[] {
  return steps.flatMap(({ found, code, todo, hint }) =>
    [...value.matchAll(found)].map(({ index, 0: words }): Diagnostic => ({
      code,
      path,
      part: { start: index, end: index + words.length },
      message: `Before going live: ${todo}`,
      hint,
      subject: `live: ${todo}`,
    })),
  );
}
