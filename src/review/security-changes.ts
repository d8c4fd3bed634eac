import { definition } from '../content/schema/walk-schema';
import { fillTexts } from '../content/placeholders/fill-texts';
import { listEvents } from '../content/list-events';
import { sanitizeHtml } from '../content/html/sanitize-html';
import type { SiteConfig } from '../generated/config-types';
import type { Change, ChangeGroup, Names } from './change';
import { compareLinesOf, compareNamed, compareValues } from './compare-values';
import { compareThirdParties } from './third-party-changes';

type QuickExit = SiteConfig['safety']['quickExit'];
type Security = NonNullable<SiteConfig['security']>;
type Notice = SiteConfig['entities']['notices'][number];

/** One of the two versions: its config, and the addresses of pages with a button to leave. */
export interface ComparedVersion {
  config: SiteConfig;
  quickExits: readonly string[];
}

const quickExitNames = {
  href: 'Target of the button',
  label: 'Label of the button',
  short: 'Short description on the page',
  text: 'Description on the page',
  leavingText: 'Text while leaving',
} satisfies Names<keyof QuickExit>;

const securityNames = {
  email: 'Email address',
  readUntil: 'Read until',
} satisfies Names<keyof Security>;

const noticeNames = {
  id: undefined,
  kind: 'Kind',
  title: 'Title',
  region: 'Country of the numbers',
  otherRegions: 'Other countries of the numbers',
  text: 'Text',
  checkedOn: 'Numbers checked on',
  status: undefined,
  publishAt: undefined,
  unpublishAt: undefined,
} satisfies Names<keyof Notice>;

/** Every part of "safety" has to be here. */
const safety = {
  crisisHelp: ({ config: before }, { config: after }) => ({
    title: 'Whether crisis help is required',
    why: 'If this is optional, pages may leave out whom to call in an emergency. Never choose this for counseling.',
    changes: compareValues(before.safety.crisisHelp, after.safety.crisisHelp, '', ['Crisis help']),
  }),
  quickExit: (before, after) => ({
    title: 'Quick exit',
    why: 'Visitors who may be watched rely on this button. Try it out.',
    changes: [
      ...compareNamed(
        before.config.safety.quickExit,
        after.config.safety.quickExit,
        quickExitNames,
      ),
      ...compareLinesOf('Page with the button', before.quickExits, after.quickExits),
    ],
  }),
} satisfies Record<keyof SiteConfig['safety'], Comparison>;

type Comparison = (before: ComparedVersion, after: ComparedVersion) => ChangeGroup;

/** What is to be looked at before all else, the most dangerous first. */
const comparisons: readonly Comparison[] = [
  compareThirdParties,
  ...Object.values(safety),
  compareNotices,
  ({ config: before }, { config: after }) => ({
    title: 'Security contact',
    why: 'People who find a security hole write to this address.',
    changes: compareNamed({ ...before.security }, { ...after.security }, securityNames),
  }),
  ({ config: before }, { config: after }) => ({
    title: 'Events visible to search engines',
    why: 'An abuser could use this to find a visitor there.',
    changes: compareLinesOf('Event', listDisclosed(before), listDisclosed(after)),
  }),
  ({ config: before }, { config: after }) => ({
    title: 'Redirects to other sites',
    why: 'Visitors who follow these links leave the site without a click.',
    changes: compareRedirects(before.redirects, after.redirects),
  }),
];

/** The changes by which a stranger could harm visitors, or people in danger could lose help. */
export function listSecurityChanges(
  before: ComparedVersion,
  after: ComparedVersion,
): ChangeGroup[] {
  return comparisons
    .map((compare) => compare(before, after))
    .filter(({ changes }) => changes.length > 0);
}

function listDisclosed(config: SiteConfig): string[] {
  return listEvents(config).flatMap(({ event: { title, place, discloseLocation } }) =>
    discloseLocation ? [`${title}, ${place}`] : [],
  );
}

/** All notices: also those that are not about a crisis say whom to call. */
function compareNotices(before: ComparedVersion, after: ComparedVersion): ChangeGroup {
  const [old, current] = [readNotices(before.config), readNotices(after.config)];
  const ids = [...new Set([...old.notices.keys(), ...current.notices.keys()])];
  return {
    title: 'Notices and crisis help',
    why: 'People in danger read this. Call the numbers and open the links.',
    changes: [
      ...compareValues(old.line, current.line, '', ['Line in the menu']),
      ...(old.shown?.id === current.shown?.id
        ? []
        : compareValues(old.shown?.title, current.shown?.title, '', [
            'Notice next to forms and in the footer',
          ])),
      ...ids.flatMap((id) => {
        const [one, other] = [old.notices.get(id), current.notices.get(id)];
        const name = `“${one?.title ?? other?.title ?? id}”`;
        return compareNamed({ ...one }, { ...other }, noticeNames, [name]);
      }),
    ],
  };
}

function readNotices({ site, navigation, entities }: SiteConfig) {
  const { crisisLine = '', footer } = fillTexts(navigation, definition('Navigation'), { site });
  const notices = entities.notices.map((written) => {
    const notice = fillTexts(written, definition('Notice'), { site });
    return [notice.id, { ...notice, text: sanitizeHtml(notice.text).nodes }] as const;
  });
  const shown = entities.notices.find(({ id }) => id === footer.notice);
  return { line: sanitizeHtml(crisisLine).nodes, shown, notices: new Map(notices) };
}

type Redirects = SiteConfig['redirects'];

function compareRedirects(before: Redirects, after: Redirects): Change[] {
  const [old, current] = [before, after].map(
    (redirects) =>
      new Map(redirects.filter(({ to }) => !to.startsWith('/')).map(({ from, to }) => [from, to])),
  );
  const paths = [...new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])])];
  return paths.flatMap((from) => compareValues(old?.get(from), current?.get(from), 'href', [from]));
}
