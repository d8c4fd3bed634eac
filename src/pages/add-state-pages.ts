import { nameState } from '../config/content/state-names';
import {
  listStateQuestions,
  type StatePage,
  type StateQuestion,
} from '../config/content/state-pages';
import type {
  Action,
  Block,
  Labels,
  Route,
  SiteConfig,
  TextBlock,
} from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { joinWords } from './states';

/**
 * The config with what its lists of counselors need that ask for the state of visitors: a question
 * with a button for each state above the list, and a page for each of these states. They are ordinary
 * blocks and pages, so that they work without script and wherever they are served.
 *
 * @param config a checked config
 */
export function addStatePages(config: SiteConfig): SiteConfig {
  const questions = listStateQuestions(config).filter(({ pages }) => pages.length > 0);
  if (questions.length === 0) return config;
  const routes = config.routes.flatMap((route, index) => {
    const own = questions.filter((question) => question.route === index);
    const asking = own.reduce((page, question) => ask(page, question), route);
    return [
      asking,
      ...own.flatMap((question) =>
        question.pages.map((page) => makePage(route, question, page, config.labels)),
      ),
    ];
  });
  return { ...config, routes };
}

/** The page with the question above its list. */
function ask(route: Route, { block, cards, pages }: StateQuestion): Route {
  const { question, elsewhere } = cards.byState;
  const text = writeText(question, elsewhere, pages.map(linkPage));
  return { ...route, blocks: route.blocks.toSpliced(block, 0, text) };
}

/** The page for the clients of one state: the same with fewer counselors, and with their number. */
function makePage(
  route: Route,
  { block, cards: { byState, ...cards }, pages }: StateQuestion,
  { state, path, counselors }: StatePage,
  labels: Labels,
): Route {
  const count = counselors.length;
  const words = { state: nameState(state), count };
  const names = joinWords(
    counselors.map(({ name }) => name),
    labels,
  );
  const title = fillLabel(count === 1 ? byState.one : byState.several, words);
  const others = pages.filter((page) => page.path !== path).map(linkPage);
  const back: Action = { label: byState.all, href: route.path, style: 'second' };
  const text = writeText(title, byState.elsewhere, [back, ...others]);
  const only = counselors.map(({ id }) => id);
  // The answer comes right after what opens the page.
  const blocks = route.blocks.flatMap((each, index): Block[] => {
    if (index > 0 && index < block) return [];
    if (index !== block || each.type !== 'card-grid') return [each];
    return [text, { ...each, cards: { ...cards, only } }];
  });
  const description = fillLabel(byState.description, { ...words, names });
  return { ...route, path, title, description, blocks };
}

function linkPage({ state, path }: StatePage): Action {
  return { label: nameState(state), href: path, style: 'second' };
}

function writeText(title: string, text: string, actions: Action[]): TextBlock {
  return {
    type: 'text',
    title,
    text,
    actions,
    list: 'plain',
    imageSide: 'right',
    imageShape: 'rounded',
    tone: 'background',
  };
}
