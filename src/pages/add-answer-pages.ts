import {
  filterWords,
  listQuestions,
  filterKinds,
  type Answer,
  type DirectoryFilter,
} from '../content/regions/directory-filters';
import { capitalize } from '../utils/english';
import type {
  Action,
  Block,
  CounselorCards,
  Route,
  SiteConfig,
  TextBlock,
} from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { formatNumber } from '../utils/format-number';
import { choosePlural, joinWords } from './language-rules';

/**
 * The config with what its lists of counselors need that ask visitors something: each question above
 * the list, with a button for each answer, and a page for each of these. They are ordinary blocks and
 * pages, so that they work without script and wherever they are served.
 *
 * @param config a checked config
 */
export function addAnswerPages(config: SiteConfig): SiteConfig {
  const questions = listQuestions(config).filter(({ answers }) => answers.length > 0);
  if (questions.length === 0) return config;
  const routes = config.routes.flatMap((route, index) => {
    const own = questions.filter((question) => question.route === index);
    const [first] = own;
    if (!first) return [route];
    const texts = own.map((question) => writeQuestion(question, question.answers));
    return [
      { ...route, blocks: route.blocks.toSpliced(first.block, 0, ...texts) },
      ...own.flatMap((question) =>
        question.answers.map((answer) => makePage(route, question, answer, config)),
      ),
    ];
  });
  return { ...config, routes };
}

/**
 * The page for one answer: what opens the page, the list with fewer counselors and their number as
 * its heading, the other answers, and notices. All else belongs to the page that asks, and could
 * offer a counselor whom the answer does not fit.
 */
function makePage(
  route: Route,
  question: DirectoryFilter,
  answer: Answer,
  config: SiteConfig,
): Route {
  const { kind, settings, block, cards, answers } = question;
  const { counselors, path } = answer;
  const count = counselors.length;
  const words = {
    [filterWords[kind]]: answer.name,
    count: formatNumber(count, config.site.language),
  };
  const names = joinWords(
    counselors.map(({ name }) => name),
    config,
  );
  const title = fillLabel(choosePlural(count, settings, config.site), words);
  const description = fillLabel(settings.description, { ...words, names });
  const back: Action = { label: settings.all, href: route.path, style: 'second' };
  const others = answers.filter((other) => other !== answer);
  const only = counselors.map(({ id }) => id);
  const blocks = route.blocks.flatMap((each, index): Block[] => {
    if (index === block && each.type === 'card-grid') {
      const { eyebrow: _eyebrow, intro: _intro, ...list } = each;
      const shown = { ...leaveOutQuestions(cards), only };
      return [{ ...list, title, cards: shown, actions: [back] }, writeQuestion(question, others)];
    }
    const opens = index === 0 && (each.type === 'banner' || each.type === 'hero');
    return opens || each.type === 'notice' ? [each] : [];
  });
  return { ...route, path, title, description, blocks };
}

function leaveOutQuestions(cards: CounselorCards): CounselorCards {
  const silent = { ...cards };
  for (const kind of filterKinds) delete silent[kind];
  return silent;
}

/** A question with a button for each of some answers, and what to do if none of them fits. */
function writeQuestion(
  { settings: { question, elsewhere } }: DirectoryFilter,
  answers: readonly Answer[],
): TextBlock {
  const links = answers.map(({ name, path }): Action => ({
    label: capitalize(name),
    href: path,
    style: 'second',
  }));
  return {
    type: 'text',
    title: question,
    text: elsewhere,
    ...(links.length > 0 && { actions: links }),
    list: 'plain',
    layout: 'split',
    imageSide: 'right',
    imageShape: 'rounded',
    tone: 'background',
    space: 'normal',
  };
}
