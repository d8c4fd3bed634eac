import type { Counselor, CounselorCards, Route, SiteConfig } from '../../generated/config-types';
import { selectEntries } from './shown-entries';
import { nameState, type StateCode } from './state-names';

/** A page that is made for the clients of one state, from a page with counselors. */
export interface StatePage {
  state: StateCode;
  path: string;
  /** those on the page from which it is made who accept clients from there; at least one */
  counselors: readonly Counselor[];
}

/** Where a page asks visitors for their state. */
export interface StateQuestion {
  /** position of the page in the config, and of the block in it */
  route: number;
  block: number;
  cards: CounselorCards & { byState: NonNullable<CounselorCards['byState']> };
  pages: StatePage[];
}

/**
 * Whether a counselor may see clients who live in a state. One who names no states at all sees
 * clients anywhere; of one who says nothing about states, nobody knows.
 */
function acceptsFrom({ statesAccepted }: Counselor, state: StateCode): boolean {
  return (
    statesAccepted !== undefined && (statesAccepted.length === 0 || statesAccepted.includes(state))
  );
}

/**
 * The pages that ask visitors for their state, with the pages that are made for it. Each page asks
 * once; one that is made for each entry of a list, or for what does not exist, cannot ask.
 */
export function listStateQuestions(config: SiteConfig): StateQuestion[] {
  return config.routes.flatMap((page, route): StateQuestion[] => {
    const [asked] = listAsked(page);
    if (!asked || page.forEach !== undefined || page.path === '*') return [];
    const shown = selectEntries(config, asked.cards);
    const states = new Set(shown.flatMap(({ statesAccepted = [] }) => statesAccepted));
    const pages = [...states]
      .toSorted((one, other) => (nameState(one) < nameState(other) ? -1 : 1))
      .map((state) => ({
        state,
        path: asked.cards.byState.path.replace('{state}', writeSlug(state)),
        counselors: shown.filter((counselor) => acceptsFrom(counselor, state)),
      }));
    return [{ route, ...asked, pages }];
  });
}

/** The blocks of a page that ask for the state. */
export function listAsked({
  blocks,
}: Pick<Route, 'blocks'>): Pick<StateQuestion, 'block' | 'cards'>[] {
  return blocks.flatMap((each, block) => {
    if (each.type !== 'card-grid' || each.cards.of !== 'counselors') return [];
    const { byState, ...cards } = each.cards;
    return byState ? [{ block, cards: { ...cards, byState } }] : [];
  });
}

/** `NM` → `new-mexico` */
function writeSlug(state: StateCode): string {
  return nameState(state).toLowerCase().replaceAll(' ', '-');
}
