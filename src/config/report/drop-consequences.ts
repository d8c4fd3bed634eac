import type { SiteConfig } from '../../generated/config-types';
import { entityKinds, findList, findListedKind } from '../content/entities';
import type { Finding } from '../finding';
import { writePointer } from '../json/json-pointer';
import type { ProblemCode } from '../problem-texts';

/**
 * Leaves out findings that follow from others: an id that is used twice makes two pages with one
 * address, and a wrong address of a page breaks the links to it. They go when the cause goes.
 */
export function dropConsequences(findings: readonly Finding[], config: SiteConfig): Finding[] {
  if (findings.length < 2) return [...findings];
  const causes = findCauses(findings);
  const independent = findings.filter((finding) => !followsFromRepetition(finding, causes, config));
  const renamed = listRenamed(independent, config);
  return independent.filter((finding) => !followsFromAddress(finding, renamed));
}

interface Causes {
  /** kinds of entities with an id or slug that is used twice */
  repeatedKinds: ReadonlySet<string>;
  /** entries with an id and pages with an address that is used twice, references to nothing */
  places: ReadonlySet<string>;
  codes: ReadonlySet<ProblemCode>;
}

function findCauses(findings: readonly Finding[]): Causes {
  const repeated = findings.filter(({ code }) => code === 'CFG0404' || code === 'CFG0405');
  const lists = new Set(repeated.map(({ path }) => path.slice(0, -2).join('/')));
  const kinds = entityKinds.filter((kind) => lists.has(findList(kind).join('/')));
  return {
    repeatedKinds: new Set(kinds),
    places: new Set(
      findings.flatMap(({ code, path }) => {
        if (['CFG0401', 'CFG0403', 'CFG0404'].includes(code)) {
          return [writePointer(path.slice(0, -1))];
        }
        return ['CFG0406', 'CFG0407', 'CFG0408'].includes(code) ? [writePointer(path)] : [];
      }),
    ),
    codes: new Set(findings.map(({ code }) => code)),
  };
}

function followsFromRepetition(
  { code, path, part, subject }: Finding,
  { repeatedKinds, places, codes }: Causes,
  config: SiteConfig,
): boolean {
  switch (code) {
    case 'CFG0401':
    case 'CFG0603': {
      const kind = findListedKind(routeOf(path, config)?.forEach);
      const copied = code === 'CFG0603' && places.has(writePointer(path.slice(0, -1)));
      const unfilled = places.has(writePointer(path));
      return copied || unfilled || (kind !== undefined && repeatedKinds.has(kind));
    }
    case 'CFG0405':
    case 'CFG0511':
      return places.has(writePointer(path.slice(0, -1)));
    case 'CFG0406':
    case 'CFG0409':
      return repeatedKinds.has(kindOf(subject));
    case 'CFG0410':
      return codes.has('CFG0414');
    case 'CFG0503':
      // Without a part, it came into the HTML by a placeholder.
      return !part && codes.has('CFG0508');
    case 'CFG0607':
    case 'CFG0608':
      return codes.has('CFG0403') || places.has(writePointer(path));
    case 'CFG0618':
    case 'CFG0701':
      return [...codes].some((other) => other.startsWith('CFG04') || other.startsWith('CFG05'));
    case 'CFG0415':
      return places.has(writePointer(path));
    default:
      return false;
  }
}

/** A page whose address is wrong: the words of its title, or the kind of entity it is made for. */
type RenamedPage = { title: string } | { kind: string };

function listRenamed(findings: readonly Finding[], config: SiteConfig): RenamedPage[] {
  return findings
    .filter(({ code, path }) => code.startsWith('CFG04') && isAddress(path))
    .flatMap((finding) => [finding.path, ...(finding.related ?? []).map(({ path }) => path)])
    .flatMap((path): RenamedPage[] => {
      const route = isAddress(path) ? routeOf(path, config) : undefined;
      if (!route) return [];
      const [, scope] = /\{(\w+)\./.exec(route.path) ?? [];
      const kind = findListedKind(route.forEach) ?? scope;
      return [kind === undefined ? { title: route.title.toLowerCase() } : { kind }];
    });
}

function followsFromAddress(
  { code, subject = '' }: Finding,
  renamed: readonly RenamedPage[],
): boolean {
  if (code !== 'CFG0409' && code !== 'CFG0415') return false;
  const words = subject.split(/[^\p{L}\d]+/u).slice(1);
  return renamed.some((page) =>
    'kind' in page
      ? kindOf(subject) === page.kind || subject.includes(`{${page.kind}.`)
      : words.length > 0 && words.every((word) => page.title.includes(word)),
  );
}

function isAddress(path: Finding['path']): boolean {
  return path[0] === 'routes' && path.length === 3 && path[2] === 'path';
}

function routeOf([area, index]: Finding['path'], config: SiteConfig) {
  return area === 'routes' && typeof index === 'number' ? config.routes[index] : undefined;
}

/** `counselor:esther` → `counselor` */
function kindOf(subject = ''): string {
  return subject.slice(0, subject.indexOf(':'));
}
