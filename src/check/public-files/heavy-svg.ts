/** So many elements take a second to draw. What is used in several places counts in each of them. */
export const maxElements = 100_000;

/** Programs and browsers draw what is inside of others by calling themselves. */
export const mostDepth = 200;

/** Filters go through all pixels; the expensive ones several times for each. */
const costOfFilter = 1_000;
const costOfExpensiveFilter = 10_000;

const expensiveFilters =
  /^fe(?:morphology|turbulence|convolvematrix|diffuselighting|specularlighting|displacementmap|image|tile)$/;

const unread = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g;
const tag = /<(\/?)([^\s<>/!?="'&]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g;
const id = /\sid\s*=\s*["']([^"']*)/;
const reference = /(?:href\s*=\s*["']|url\(\s*["']?)#([^"')\s]+)/g;

/** An element with what is in it and what it uses. */
interface Part {
  cost: number;
  children: Part[];
  uses: string[];
  /** with everything, once it is known; 0 while it is computed, so that circles end */
  sum?: number;
}

/**
 * Looks for what makes a drawing (SVG) take long to draw or too much memory: few bytes can repeat a
 * shape a million times.
 *
 * @param text a drawing in which `findActiveSvg` has found nothing
 * @returns the rest of a sentence about the file; undefined if it is light
 */
export function findHeavySvg(text: string): string | undefined {
  const parts = new Map<string, Part>();
  const root = createPart('', '');
  const open = [root];
  for (const [, end, name = '', attributes = ''] of text.replace(unread, '').matchAll(tag)) {
    if (end) {
      if (open.length > 1) open.pop();
      continue;
    }
    const part = createPart(name, attributes);
    open.at(-1)?.children.push(part);
    const [, ownId] = id.exec(attributes) ?? [];
    if (ownId !== undefined) parts.set(ownId, part);
    if (attributes.endsWith('/')) continue;
    open.push(part);
    if (open.length > mostDepth) return `nests its elements more than ${mostDepth} deep`;
  }
  const cost = sumUp(root, parts, 0);
  return cost > maxElements
    ? 'takes too long to draw: it has too many repetitions or filters'
    : undefined;
}

function createPart(name: string, attributes: string): Part {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  const isFilter = /^fe[a-z]/.test(local) && !/^fe(?:mergenode|func[rgba])$/.test(local);
  const filterCost = expensiveFilters.test(local) ? costOfExpensiveFilter : costOfFilter;
  return {
    cost: isFilter ? filterCost : 1,
    children: [],
    uses: [...attributes.matchAll(reference)].flatMap(([, used]) => used ?? []),
  };
}

function sumUp(part: Part, parts: ReadonlyMap<string, Part>, depth: number): number {
  if (part.sum !== undefined) return part.sum;
  // A chain of uses as long as that is as heavy as one that repeats.
  if (depth > 10 * mostDepth) return Infinity;
  part.sum = 0;
  const used = part.uses.flatMap((name) => parts.get(name) ?? []);
  const sum = [...part.children, ...used].reduce(
    (all, other) => all + sumUp(other, parts, depth + 1),
    part.cost,
  );
  part.sum = sum;
  return sum;
}
