import { allowedHtml } from './plain-html';

/** Something in HTML that a browser would repair by guessing; offsets count in the HTML. */
export interface HtmlDamage {
  message: string;
  hint?: string;
  offset: number;
  length: number;
  /** all of the HTML as it must have been meant, if that is certain */
  whole?: string;
}

interface OpenTag {
  name: string;
  offset: number;
  length: number;
}

const voidTags = new Set(['br', 'hr', 'img']);

/** Tags that hold words: they cannot contain another block. */
const textBlocks = new Set(['p', 'h2', 'h3', 'caption']);
const inlineTags = new Set(['strong', 'em', 'a', 'br', 'img']);

/** Tags that hold words only within the cells in them, and the tags that they may hold. */
const ofTables = new Map([
  ['table', ['caption', 'thead', 'tbody', 'tr']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tr', ['th', 'td']],
]);
const cells = new Set(['th', 'td']);

// A tag up to its ">", or up to where that is missing.
const tags = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)(>?)/gi;

/**
 * The first tag or quote that is not closed. A browser takes what follows as a part of the tag, so
 * that words are lost.
 */
export function findUnfinishedTag(html: string): HtmlDamage | undefined {
  if (!html.includes('<')) return undefined;
  for (const { index, 0: tag, 1: slash, 2: name = '', 3: rest = '', 4: end } of html.matchAll(
    tags,
  )) {
    if (end === '>') continue;
    const quote = html.charAt(index + tag.length);
    if (quote === '"' || quote === "'") {
      return {
        message: `A quote in <${name}> is not closed.`,
        hint: adviseQuote(rest, quote, html.slice(index + tag.length + 1)),
        offset: index + tag.length,
        length: 1,
      };
    }
    return {
      message: `The tag <${slash}${name} is not finished: ">" is missing.`,
      offset: index,
      length: tag.length - rest.length + rest.trimEnd().length,
    };
  }
  return undefined;
}

/**
 * Where the closing quote goes, written as JSON needs it.
 *
 * @param before the HTML before the opening quote
 * @param after the HTML after the place where the quote is missed
 */
function adviseQuote(before: string, quote: string, after: string): string {
  const [, attribute] = /([\w-]+)\s*=\s*$/.exec(before) ?? [];
  const name = attribute === undefined ? '' : ` of "${attribute}"`;
  const value = attribute === 'href' ? 'link' : `value${name}`;
  const end = /^[^<]*>/.test(after) ? '' : ' and >';
  return `Add ${quote === '"' ? '\\"' : quote}${end} after the ${value}.`;
}

/** The first tag that is not closed, closes nothing, or is where it cannot be. */
export function findMisplacedTag(html: string): HtmlDamage | undefined {
  if (!html.includes('<')) return undefined;
  const open: OpenTag[] = [];
  let end = 0;
  for (const { index: offset, 0: tag, 1: slash, 2: written = '' } of html.matchAll(tags)) {
    const name = written.toLowerCase();
    const around = open.at(-1);
    const words = html.slice(end, offset);
    if (around && ofTables.has(around.name) && (words.trim() !== '' || voidTags.has(name))) {
      return { ...explainWords(around.name), offset: end, length: Math.max(1, words.length) };
    }
    end = offset + tag.length;
    if (voidTags.has(name) || !allowedHtml.has(name)) continue;
    const place = { offset, length: tag.length };
    if (!slash) {
      const parent = open.at(-1);
      if (parent && isLeftOpen(parent.name, name)) return explainOpen(parent);
      const damage = explainNesting(name, parent, open);
      if (damage) return { ...damage, ...place };
      open.push({ name, ...place });
      continue;
    }
    const last = open.at(-1);
    if (last?.name === name) open.pop();
    else if (!last || !open.some((other) => other.name === name)) {
      if (last && !isClosed(last.name, html.slice(offset + 1))) {
        const hint = `Write </${last.name}> instead of </${name}>.`;
        return { message: `</${name}> does not match <${last.name}>.`, hint, ...place };
      }
      return { message: `</${name}> has no opening tag.`, hint: `Delete </${name}>.`, ...place };
    } else return explainOpen(last);
  }
  const [first] = open;
  return first && explainOpen(first);
}

function explainWords(around: string): { message: string; hint: string } {
  return {
    message: `<${around}> has content outside its cells.`,
    hint: `Put ${around === 'tr' ? '<td>' : '<tr><td>'} before this content and ${around === 'tr' ? '</td>' : '</td></tr>'} after it.`,
  };
}

/** Whether a tag was not closed before the next of its kind. */
function isLeftOpen(open: string, next: string): boolean {
  if (cells.has(open)) return cells.has(next) || next === 'tr';
  return open === next && (open === 'li' || open === 'tr');
}

/** Whether the next tag of this name closes it. */
function isClosed(name: string, rest: string): boolean {
  return new RegExp(`<(/?)${name}\\b`, 'i').exec(rest)?.[1] === '/';
}

function explainOpen({ name, offset, length }: OpenTag): HtmlDamage {
  return {
    message: `<${name}> is not closed.`,
    hint: `Add </${name}> at the end of that part.`,
    offset,
    length,
  };
}

function explainNesting(
  name: string,
  parent: OpenTag | undefined,
  open: readonly OpenTag[],
): { message: string; hint?: string } | undefined {
  if (name === 'li' && parent?.name !== 'ul' && parent?.name !== 'ol') {
    return { message: '<li> is outside a list.', hint: 'Put <ul> or <ol> around the list.' };
  }
  if (parent && ofTables.has(parent.name) && !ofTables.get(parent.name)?.includes(name)) {
    return explainWords(parent.name);
  }
  const isPart = cells.has(name) || (ofTables.get('table')?.includes(name) ?? false);
  if (isPart && !ofTables.get(parent?.name ?? '')?.includes(name)) {
    return cells.has(name)
      ? { message: `<${name}> is outside a row.`, hint: 'Put <tr> around the cells of each row.' }
      : { message: `<${name}> is outside a table.`, hint: 'Put <table> around the table.' };
  }
  if (name === 'table' && open.some((other) => other.name === 'table')) {
    return {
      message: 'A table is inside another table.',
      hint: 'Put the second table after the first one.',
    };
  }
  if (inlineTags.has(name)) {
    return name === 'a' && open.some((other) => other.name === 'a')
      ? { message: 'A link is inside another link.', hint: 'Add </a> before the second link.' }
      : undefined;
  }
  const outer = open.find((other) => textBlocks.has(other.name) || inlineTags.has(other.name));
  return outer
    ? {
        message: `<${name}> cannot be inside <${outer.name}>.`,
        hint: `Add </${outer.name}> before ${outer.name === name ? 'the second ' : ''}<${name}>.`,
      }
    : undefined;
}
