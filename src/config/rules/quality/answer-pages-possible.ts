import type { SiteConfig } from '../../../generated/config-types';
import {
  listAskingBlocks,
  listQuestions,
  questionKinds,
  type Answer,
  type CounselorQuestion,
  type QuestionKind,
} from '../../content/counselor-questions';
import type { Finding } from '../../finding';
import {
  createIntrusionFinder,
  findServerName,
  reservedFolders,
} from '../../content/reserved-addresses';
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
      title: 'A page for an answer of visitors has an address that is taken.',
      cause:
        'With "byState", "byTopic" or "byFormat", a page is made for each state or country, specialty or way to meet of the counselors. The address of one of them is also that of another page or of a redirect, or the site itself needs it.',
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
      title: 'Visitors are not asked something, because no counselor has an answer.',
      cause:
        'The buttons of "byState" are what is under "statesAccepted" and "countriesAccepted" of the counselors that the list shows, those of "byFormat" the ways to meet under "formats". None of them names any, so the question is left out.',
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
      title: 'A page cannot ask visitors here.',
      cause:
        'A page asks visitors in one of its lists. A page that is made for each entry of a list, or for addresses that do not exist, cannot ask: the pages for the answers would be made several times.',
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
        .map((question): Finding => {
          const { missing, setting } = unanswered[question.kind];
          return {
            code: 'CFG0647',
            path: placeOf(question),
            message: `No counselor of this list names ${missing}, so visitors are not asked for theirs.`,
            hint: `Write "${setting}" for the counselors, or delete "${question.kind}".`,
          };
        }),
      ...findImpossible(context.config),
    ];
  },
} satisfies Rule;

const unanswered: Record<QuestionKind, { missing: string; setting: string }> = {
  byState: { missing: 'a state or country', setting: 'statesAccepted' },
  byTopic: { missing: 'a specialty', setting: 'specialties' },
  byFormat: { missing: 'a way to meet', setting: 'formats' },
};

type Place = Pick<CounselorQuestion, 'route' | 'block' | 'kind'>;

function placeOf({ route, block, kind }: Place): Finding['path'] {
  return ['routes', route, 'blocks', block, 'cards', kind];
}

function findTaken(
  questions: readonly CounselorQuestion[],
  { config, findPage }: RuleContext,
): Finding[] {
  const owners = new Map(
    config.redirects.map(({ from }, index): [string, Finding['path']] => [
      from,
      ['redirects', index, 'from'],
    ]),
  );
  for (const { path } of questions.flatMap(({ answers }) => answers)) {
    const page = findPage(path);
    if (page) owners.set(path, ['routes', page.index, 'path']);
  }
  const explainIntrusion = createIntrusionFinder(config.site);
  return questions.flatMap((question): Finding[] => {
    const path = [...placeOf(question), 'path'];
    const intrusion = explainIntrusion(question.settings.path);
    const own = question.answers.find((answer) => findServerName(answer.path) !== undefined);
    if (intrusion !== undefined || own) {
      return [
        {
          code: 'CFG0646',
          path,
          message: intrusion ?? `Servers give the address "${own?.path}" a meaning of their own.`,
          hint: 'Choose another address for these pages.',
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
          ? `The address "${address}" of the page for "${taken.name}" is taken.`
          : `The site itself uses addresses that begin with "${address}".`,
        hint:
          taken && !owner
            ? 'Two of them have the same name. Give one another, under "stateNames" or "countryNames" of "site".'
            : 'Choose another address for these pages.',
        ...(owner && { related: [{ path: owner, message: 'It is used here.' }] }),
      },
    ];
  });
}

/** Two regions may have the same name, as the state and the country of Georgia have. */
function isRepeated({ path }: Answer, index: number, answers: readonly Answer[]): boolean {
  return answers.findIndex((other) => other.path === path) < index;
}

function findImpossible({ routes }: SiteConfig): Finding[] {
  return routes.flatMap((route, index) => {
    const isMany = route.forEach !== undefined || route.path === '*';
    return listAskingBlocks(route)
      .slice(isMany ? 0 : 1)
      .flatMap(({ block, cards: asking }) =>
        questionKinds
          .filter((kind) => asking[kind])
          .map((kind): Finding => ({
            code: 'CFG0648',
            path: placeOf({ route: index, block, kind }),
            message: isMany
              ? 'A page like this one cannot ask visitors anything.'
              : `The page "${route.path}" asks visitors in another list already.`,
            hint: `Delete "${kind}" here.`,
            ...(isMany && {
              related: [
                {
                  path: ['routes', index, route.path === '*' ? 'path' : 'forEach'],
                  message:
                    route.path === '*'
                      ? 'The page answers all addresses that do not exist.'
                      : 'There is such a page for each entry.',
                },
              ],
            }),
          })),
      );
  });
}
