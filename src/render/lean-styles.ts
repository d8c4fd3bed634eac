import { parse, type AtRule, type Root, type Rule } from 'postcss';

/**
 * Parses CSS and drops what a page cannot need: rules for classes that none of its elements has, and
 * declarations that a later one for the same selector replaces. The app adds all rules of its
 * components when it takes over, because these styles do not carry Emotion's names.
 *
 * @param classes those of the elements of the page; without them, every rule is kept
 */
export function parseNeeded(css: string, classes?: ReadonlySet<string>): Root {
  const root = parse(css);
  if (classes) {
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) keepSelectors(rule, (selector) => isPossible(selector, classes));
    });
  }
  dropReplaced(root);
  return root;
}

/** The CSS variables that styles and the `style` attributes of a page read, also through each other. */
export function listReadVariables(roots: readonly Root[], attributes: string): Set<string> {
  const read = new Set<string>();
  const values = new Map<string, string[]>();
  function readFrom(text: string): void {
    for (const [, name = ''] of text.matchAll(readVariable)) {
      if (read.has(name)) continue;
      read.add(name);
      values.get(name)?.forEach(readFrom);
    }
  }
  const plain: string[] = [];
  for (const root of roots) {
    root.walkDecls(({ prop, value, variable }) => {
      if (variable) values.set(prop, [...(values.get(prop) ?? []), value]);
      else plain.push(value);
    });
  }
  [...plain, attributes].forEach(readFrom);
  return read;
}

/** Drops the CSS variables that nothing reads. MUI sets some 300; a page reads a tenth of them. */
export function dropUnread(root: Root, read: ReadonlySet<string>): void {
  root.walkDecls((declaration) => {
    if (declaration.variable && !read.has(declaration.prop)) declaration.remove();
  });
}

const readVariable = /var\((--[\w-]+)/g;
const innermostBrackets = /\([^()]*\)|\[[^\]]*\]/g;
const className = /\.((?:[\w-]|\\.)+)/g;

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isKept);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Whether an element of a page with these classes may match. What stands in brackets is not looked at. */
function isPossible(selector: string, classes: ReadonlySet<string>): boolean {
  // MUI resets it for Firefox before version 88.
  if (selector.endsWith('::-moz-focus-inner')) return false;
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(innermostBrackets, '');
  }
  return [...outside.matchAll(className)].every(([, name = '']) => classes.has(name));
}

/** Shorthands, and the longhands before them that they set again. */
const longhands: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color', 'background-image'],
  border: ['border-color', 'border-style', 'border-width'],
  font: ['font-family', 'font-size', 'font-weight', 'line-height'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
};

/**
 * Drops what is said again later for the same selector, as where a theme changes a component of MUI:
 * under the same conditions, or under none. Two declarations of a property side by side stay: the first
 * is for browsers that do not know the second.
 */
function dropReplaced(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const saidLater = new Map<string, Set<string>>();
  for (const rule of rules.toReversed()) {
    if (isKeyframe(rule)) continue;
    const later = saidLater.get(listContext(rule)) ?? new Set();
    const always = saidLater.get(rule.selector) ?? later;
    saidLater.set(listContext(rule), later);
    for (const node of rule.nodes.toReversed()) {
      if (node.type !== 'decl' || node.important) continue;
      const next = node.next();
      const isFallback = next?.type === 'decl' && next.prop === node.prop;
      if (!isFallback && (later.has(node.prop) || always.has(node.prop))) {
        node.remove();
        continue;
      }
      later.add(node.prop);
      longhands[node.prop]?.forEach((longhand) => later.add(longhand));
    }
  }
}

/** The selector of a rule, after the conditions under which it counts. */
function listContext(rule: Rule): string {
  let context = rule.selector;
  for (let { parent } = rule; parent?.type === 'atrule'; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    context = `@${name} ${params}{${context}`;
  }
  return context;
}
