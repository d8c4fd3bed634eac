import type { SiteConfig } from '../../../generated/config-types';
import { listAsked, listStateQuestions, type StateQuestion } from '../../content/state-pages';
import type { Finding } from '../../finding';
import { reservedFolders } from '../references/unique-paths';
import type { Rule } from '../rule';
import type { RuleContext } from '../rule-context';

const cards = { of: 'counselors', actions: [{ label: 'Call', href: '/contact' }] };
const elsewhere = '<p>Call us, and we tell you who can help you where you live.</p>';

/** Where visitors are asked for their state, there are pages for states, at addresses of their own. */
export const statePagesPossible = {
  problems: {
    CFG0646: {
      severity: 'error',
      title: 'A page for a state has an address that is taken.',
      cause:
        'With "byState", a page is made for each state of the counselors. The address of one of them is also that of another page or of a redirect, or the site itself needs it.',
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
      title: 'Visitors are not asked for their state, because no counselor names one.',
      cause:
        'The buttons of "byState" are the states under "statesAccepted" of the counselors that the list shows. None of them names any, so the question is left out.',
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
      title: 'A page cannot ask for the state here.',
      cause:
        'A page asks visitors for their state once. A page that is made for each entry of a list, or for addresses that do not exist, cannot ask: the pages for the states would be made several times.',
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
    const questions = listStateQuestions(context.config);
    return [
      ...findTaken(questions, context),
      ...questions
        .filter(({ pages }) => pages.length === 0)
        .map((question): Finding => ({
          code: 'CFG0647',
          path: placeOf(question),
          message: 'No counselor of this list names a state, so visitors are not asked for theirs.',
          hint: 'Write "statesAccepted" for the counselors, or delete "byState".',
        })),
      ...findImpossible(context.config),
    ];
  },
} satisfies Rule;

function placeOf({ route, block }: Pick<StateQuestion, 'route' | 'block'>): Finding['path'] {
  return ['routes', route, 'blocks', block, 'cards', 'byState'];
}

function findTaken(questions: readonly StateQuestion[], { config, pages }: RuleContext): Finding[] {
  const owners = new Map<string, Finding['path']>([
    ...config.redirects.map(({ from }, index) => [from, ['redirects', index, 'from']] as const),
    ...pages.map(({ path, index }) => [path, ['routes', index, 'path']] as const),
  ]);
  return questions.flatMap((question): Finding[] => {
    const path = [...placeOf(question), 'path'];
    const [, folder = ''] = question.cards.byState.path.split('/');
    const taken = question.pages.find((page) => owners.has(page.path));
    const owner = taken && owners.get(taken.path);
    for (const page of question.pages) owners.set(page.path, path);
    if (!taken && !reservedFolders.has(folder)) return [];
    const address = taken?.path ?? `/${folder}`;
    return [
      {
        code: 'CFG0646',
        path,
        message: taken
          ? `The address "${address}" of a page for a state is taken.`
          : `The site itself uses addresses that begin with "${address}".`,
        hint: 'Choose another address for these pages.',
        ...(owner && { related: [{ path: owner, message: 'It is used here.' }] }),
      },
    ];
  });
}

function findImpossible({ routes }: SiteConfig): Finding[] {
  return routes.flatMap((route, index) => {
    const isMany = route.forEach !== undefined || route.path === '*';
    return listAsked(route)
      .slice(isMany ? 0 : 1)
      .map(({ block }): Finding => ({
        code: 'CFG0648',
        path: placeOf({ route: index, block }),
        message: isMany
          ? 'A page like this one cannot ask visitors for their state.'
          : `The page "${route.path}" asks for the state already.`,
        hint: 'Delete "byState" here.',
      }));
  });
}
