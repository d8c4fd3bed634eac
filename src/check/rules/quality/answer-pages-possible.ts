import type { SiteConfig } from '../../../generated/config-types';
import {
  listFilteringBlocks,
  listQuestions,
  filterKinds,
  type Answer,
  type DirectoryFilter,
  type FilterKind,
} from '../../../content/regions/directory-filters';
import type { Diagnostic } from '../../diagnostic';
import {
  createIntrusionFinder,
  findServerName,
  reservedFolders,
} from '../../../content/reserved-addresses';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

const cards = { of: 'counselors', actions: [{ label: 'Call', href: '/contact' }] };
const elsewhere = '<p>Call us, and we tell you who can help you where you live.</p>';

/**
 * Where a list of counselors asks visitors something, each answer has a page at an address of its own.
 */
export const answerPagesPossible = {
  problems: {
    CFG0646: {
      severity: 'error',
      title: 'A filter page has a path that is already used.',
      cause:
        'With "byState", "byTopic", "byFormat" or "byPlace", the site gets a filter page for each state or country, specialty, format or location of the counselors. The path of one filter page is already used by another page, by a redirect or by the site itself.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/2/cards/byState': { path: '/in/{state}', elsewhere },
          '/redirects/-': { from: '/in/tennessee', to: '/contact' },
        },
        good: {
          '/routes/0/blocks/2/cards/byState': { path: '/in/{state}', elsewhere },
        },
      },
    },
    CFG0647: {
      severity: 'warning',
      title: 'A filter is hidden because the counselors have no entries for it.',
      cause:
        'The buttons of "byState" come from "statesAccepted" and "countriesAccepted" of the counselors in the list, those of "byTopic" from their specialties, those of "byFormat" from "formats" and those of "byPlace" from "places". None of these counselors has an entry, so the filter is hidden.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/2/cards/byState': { path: '/in/{state}', elsewhere },
          '/entities/counselors/0/statesAccepted': [],
        },
        good: {
          '/routes/0/blocks/2/cards/byState': { path: '/in/{state}', elsewhere },
          '/entities/counselors/0/statesAccepted': ['TN', 'KY'],
        },
      },
    },
    CFG0648: {
      severity: 'error',
      title: 'A page cannot have this filter.',
      cause:
        'Only one list of a page can have a filter. The error page, and pages that are made for each entry of a list, cannot have one, because the filter pages would be made several times.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/2/blocks/-': {
            type: 'card-grid',
            cards: { ...cards, byState: { path: '/in/{state}', elsewhere } },
          },
        },
        good: { '/routes/2/blocks/-': { type: 'card-grid', cards } },
      },
    },
  },
  check: (context) => {
    const questions = listQuestions(context.config);
    return [
      ...findTaken(questions, context),
      ...questions
        .filter(({ answers }) => answers.length === 0)
        .map((question): Diagnostic => {
          const { missing, setting } = unanswered[question.kind];
          return {
            code: 'CFG0647',
            path: placeOf(question),
            message: `The filter "${question.kind}" is hidden: none of these counselors lists ${missing}.`,
            hint: `Add "${setting}" to the counselors, or delete "${question.kind}".`,
          };
        }),
      ...findImpossible(context.config),
    ];
  },
} satisfies Rule;

const unanswered: Record<FilterKind, { missing: string; setting: string }> = {
  byState: { missing: 'a state or country', setting: 'statesAccepted' },
  byTopic: { missing: 'a specialty', setting: 'specialties' },
  byFormat: { missing: 'a format', setting: 'formats' },
  byPlace: { missing: 'a location', setting: 'places' },
};

type Place = Pick<DirectoryFilter, 'route' | 'block' | 'kind'>;

function placeOf({ route, block, kind }: Place): Diagnostic['path'] {
  return ['routes', route, 'blocks', block, 'cards', kind];
}

function findTaken(
  questions: readonly DirectoryFilter[],
  { config, findPage }: RuleContext,
): Diagnostic[] {
  const owners = new Map(
    config.redirects.map(({ from }, index): [string, Diagnostic['path']] => [
      from,
      ['redirects', index, 'from'],
    ]),
  );
  for (const { path } of questions.flatMap(({ answers }) => answers)) {
    const page = findPage(path);
    if (page) owners.set(path, ['routes', page.index, 'path']);
  }
  const explainIntrusion = createIntrusionFinder(config.site);
  return questions.flatMap((question): Diagnostic[] => {
    const path = [...placeOf(question), 'path'];
    const intrusion = explainIntrusion(question.settings.path);
    const own = question.answers.find((answer) => findServerName(answer.path) !== undefined);
    if (intrusion !== undefined || own) {
      return [
        {
          code: 'CFG0646',
          path,
          message: intrusion ?? `Servers reserve the path "${own?.path}".`,
          hint: 'Choose another path for these pages.',
        },
      ];
    }
    const [, folder = ''] = question.settings.path.split('/');
    const taken = question.answers.find(
      (answer, index) => owners.has(answer.path) || isRepeated(answer, index, question.answers),
    );
    const owner = taken && owners.get(taken.path);
    for (const answer of question.answers) owners.set(answer.path, path);
    if (!taken && !reservedFolders.has(folder)) return [];
    const address = taken?.path ?? `/${folder}`;
    return [
      {
        code: 'CFG0646',
        path,
        message: taken
          ? `The path "${address}" of the page for "${taken.name}" is already used.`
          : `The site itself uses paths that begin with "${address}".`,
        hint:
          taken && !owner
            ? 'Two of these have the same name. Rename one under "stateNames" or "countryNames" of "site".'
            : 'Choose another path for these pages.',
        ...(owner && { related: [{ path: owner, message: 'The other one is here.' }] }),
      },
    ];
  });
}

/** Two regions may have the same name, as the state and the country of Georgia have. */
function isRepeated({ path }: Answer, index: number, answers: readonly Answer[]): boolean {
  return answers.findIndex((other) => other.path === path) < index;
}

function findImpossible({ routes }: SiteConfig): Diagnostic[] {
  return routes.flatMap((route, index) => {
    const isMany = route.forEach !== undefined || route.path === '*';
    return listFilteringBlocks(route)
      .slice(isMany ? 0 : 1)
      .flatMap(({ block, cards: asking }) =>
        filterKinds
          .filter((kind) => asking[kind])
          .map((kind): Diagnostic => ({
            code: 'CFG0648',
            path: placeOf({ route: index, block, kind }),
            message: isMany
              ? 'This page cannot have a filter.'
              : `The page "${route.path}" already has a filter in another list.`,
            hint: `Delete "${kind}" here.`,
            ...(isMany && {
              related: [
                {
                  path: ['routes', index, route.path === '*' ? 'path' : 'forEach'],
                  message:
                    route.path === '*'
                      ? 'This is the error page.'
                      : 'This page is made for each entry.',
                },
              ],
            }),
          })),
      );
  });
}
