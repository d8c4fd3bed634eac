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
const textBlocks = new Set(['p', 'h2', 'h3']);
const inlineTags = new Set(['strong', 'em', 'a', 'br', 'img']);

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
  for (const { index: offset, 0: tag, 1: slash, 2: written = '' } of html.matchAll(tags)) {
    const name = written.toLowerCase();
    if (voidTags.has(name) || !allowedHtml.has(name)) continue;
    const place = { offset, length: tag.length };
    if (!slash) {
      const parent = open.at(-1);
      if (name === 'li' && parent?.name === 'li') return explainOpen(parent);
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
