import { findListedKind } from '../../content/entities';
import { getIn, type Json, type Path, readText } from '../../utils/json';
import { getList } from '../model/paths';
import type { Example } from './list-examples';

/** How many kinds of blocks are offered first. */
const maxNext = 4;

/** The examples of blocks that can be added at a place. */
export interface GroupedExamples {
  /** what this site often has there, the most frequent first */
  next: Example[];
  others: Example[];
  /** they would show nothing on this page */
  unfit: Example[];
}

/**
 * Puts first what follows this block on other pages, and last what belongs on pages of another kind.
 *
 * @param before the block above, or undefined at the top of the page
 */
export function groupExamples(
  examples: readonly Example[],
  config: Json,
  { page, before }: { page: Path; before: Json | undefined },
): GroupedExamples {
  const route = getIn(config, page);
  const unfit = examples.filter(({ body }) => !fitsPage(body, route));
  const fitting = examples.filter((example) => !unfit.includes(example));
  const next = rankNext(config, readType(before)).flatMap(
    (type) => fitting.find(({ body }) => readType(body) === type) ?? [],
  );
  const first = next.slice(0, maxNext);
  return { next: first, others: fitting.filter((example) => !first.includes(example)), unfit };
}

/** The types of blocks that follow one of a type, the most frequent first. */
function rankNext(config: Json, type: string | undefined): string[] {
  const counts = new Map<string, number>();
  for (const route of getList(config, ['routes'])) {
    const types = getList(route, ['blocks']).map(readType);
    for (const [index, own] of types.entries()) {
      if (own === undefined || types[index - 1] !== type) continue;
      counts.set(own, (counts.get(own) ?? 0) + 1);
    }
  }
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  return ranked.map(([own]) => own);
}

/** Some blocks show the entry that a page is made for, and one is for addresses without a page. */
function fitsPage(body: Json | undefined, route: Json | undefined): boolean {
  if (readType(body) === 'not-found') return getIn(route, ['path']) === '*';
  const [, kind] = /"\{(\w+)\.id\}"/.exec(JSON.stringify(body) ?? '') ?? [];
  return kind === undefined || kind === findListedKind(getIn(route, ['forEach']));
}

function readType(block: Json | undefined): string | undefined {
  return readText(getIn(block, ['type']));
}
