import type { RuleCode } from '../../generated/rule-codes';
import type { Diagnostic } from '../diagnostic';
import type { ProblemKind, Family } from '../problems/problem-kind';
import type { RuleContext } from './rule-context';
import type { SiteConfig } from '../../generated/config-types';
import { findList, findListedKind, isPagedKind, type EntityKind } from '../../content/entities';
import { writePointer, type Path } from '../../utils/json';
import type { ProblemCode } from '../problems/problem-kinds';

/** Something that must be true of a config, beyond its schema. */
export interface Rule {
  /** The problems that this rule declares. Another rule that finds the same may report them, too. */
  problems: Partial<Record<RuleCode, RuleProblem>>;
  /** Reports everything that it sees; what follows from another problem is left out afterwards. */
  check: (context: RuleContext) => Diagnostic[];
}

/** A kind of problem that a rule finds. */
export interface RuleProblem extends ProblemKind {
  /** The problems beside which this one is not reported, because it goes when they go. */
  causedBy?: readonly CausedBy[];
}

/** From which problems another one follows, and which findings of the two belong together. */
export interface CausedBy {
  /** codes, or families of which every problem counts */
  causes: readonly (ProblemCode | Family)[];
  when: Relation;
}

/** A finding follows from another one if both name the same thing in the sense of the relation. */
export interface Relation {
  ofCause: (finding: Diagnostic, config: SiteConfig) => readonly string[];
  ofEffect: (finding: Diagnostic, config: SiteConfig) => readonly string[];
  /** Each cause explains one missing thing: the one that most findings miss. */
  once?: true;
}

/** Wherever both are. */
export const anywhere = relate(() => ['']);

/** Both are about the same value. */
export const sameValue = relate(({ path }) => [writePointer(path)]);

/** Both are about a setting of the same entry or page. */
export const sameEntry = relate(({ path }) => [writePointer(path.slice(0, -1))]);

/** Both are about the same block of a page. */
export const sameBlock = relate(({ path }) =>
  path[2] === 'blocks' ? [writePointer(path.slice(0, 4))] : [],
);

/** The cause makes two entries of a list alike, the effect is about the pages made from that list. */
export const pagesOfDuplicates: Relation = {
  ofCause: listDuplicates,
  ofEffect: ({ path }, config) => {
    const kind = findListedKind(findRoute(path, config)?.forEach);
    return kind ? [writePointer(findList(kind))] : [];
  },
};

/** The cause makes two entries of a list alike, the effect misses one that is not there. */
export const entryHiddenByDuplicate: Relation = {
  ofCause: listDuplicates,
  ofEffect: ({ missing }) =>
    missing?.what === 'entry' ? [writePointer(findList(missing.kind))] : [],
};

/** The cause is in the address of the pages of a list, the effect misses one of these pages. */
export const pagesOfList: Relation = {
  ofCause: (finding, config) => findPages(finding, config).flatMap(({ kind }) => kind ?? []),
  ofEffect: ({ missing }) => (missing?.kind ? [missing.kind] : []),
};

/**
 * The cause is in the address of a page, the effect misses a page. Which address the page should
 * have is not known, but it is one of those that links lead to. A page that is there twice with all
 * it has is a copy, and misses none.
 */
export const pageWithoutAddress: Relation = {
  ofCause: (finding, config) => {
    const pages = findPages(finding, config).filter(({ kind }) => kind === undefined);
    const isCopy = pages.length > 1 && new Set(pages.map(({ content }) => content)).size === 1;
    return pages.length === 0 || isCopy ? [] : ['page'];
  },
  ofEffect: ({ missing }) => (missing?.what === 'page' && !missing.kind ? ['page'] : []),
  once: true,
};

function relate(nameThings: (finding: Diagnostic) => readonly string[]): Relation {
  return { ofCause: nameThings, ofEffect: nameThings };
}

/** The list in which an id or slug is used twice. */
function listDuplicates({ path }: Diagnostic): readonly string[] {
  return [writePointer(path.slice(0, -2))];
}

interface FoundPage {
  /** the kind of entry that pages are made for at this address */
  kind: EntityKind | undefined;
  content: string;
}

/** The pages whose addresses a finding is about. */
function findPages({ path, related = [] }: Diagnostic, config: SiteConfig): FoundPage[] {
  return [path, ...related.map((other) => other.path)].flatMap((place) => {
    const route = isAddress(place) ? findRoute(place, config) : undefined;
    if (!route) return [];
    const [, scope] = /\{(\w+)\./.exec(route.path) ?? [];
    const kind = findListedKind(route.forEach) ?? (isPagedKind(scope) ? scope : undefined);
    return [{ kind, content: JSON.stringify(route) }];
  });
}

function isAddress(path: Path): boolean {
  return path[0] === 'routes' && path.length === 3 && path[2] === 'path';
}

function findRoute([area, index]: Path, config: SiteConfig) {
  return area === 'routes' && typeof index === 'number' ? config.routes[index] : undefined;
}
