import type { CompatStatement } from '@mdn/browser-compat-data/types';
import { css, findFeature, html } from './compat-data';

/** What is known of the features that a text uses, by their names in MDN's data. */
export type Features = Map<string, CompatStatement>;

class FeatureList {
  readonly features: Features = new Map();

  /** Looks up a feature, and ignores a name that is not one. */
  see(kind: 'css' | 'html', ...names: string[]): void {
    const found = findFeature(kind === 'css' ? css : html, ...names);
    if (found) this.features.set([kind, ...names].join('.'), found);
  }
}

/** Lists what a stylesheet asks of a browser, except where it has asked first, by `@supports`. */
export function listCssFeatures(stylesheet: string): Features {
  const list = new FeatureList();
  const code = stylesheet.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  for (const [, text = '', end] of leaveOutAsked(code).matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{' && !text.trimStart().startsWith('@')) seeSelector(list, text);
    else if (text.trimStart().startsWith('@')) seeAtRule(list, text);
    else seeDeclaration(list, text);
  }
  return list.features;
}

/** Lists what a page asks of a browser by its elements and attributes. */
export function listHtmlFeatures(page: string): Features {
  const list = new FeatureList();
  for (const [, element = '', attributes = ''] of page.matchAll(
    /<([a-z][a-z\d]*)((?:\s+[\w-]+(?:="[^"]*")?)*)/gi,
  )) {
    list.see('html', 'elements', element);
    for (const [, written = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      const name = written.toLowerCase();
      list.see('html', 'elements', element, name);
      list.see('html', 'global_attributes', name);
      for (const word of value.split(/[\s;,]+/)) list.see('html', 'elements', element, name, word);
    }
  }
  return list.features;
}

/** Pseudo-classes and pseudo-elements. */
function seeSelector(list: FeatureList, selector: string): void {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
    list.see('css', 'selectors', name);
}

function seeAtRule(list: FeatureList, rule: string): void {
  const [, name = ''] = /@([a-z-]+)/.exec(rule) ?? [];
  list.see('css', 'at-rules', name);
  for (const [, feature = ''] of rule.matchAll(/\(([a-z-]+)/g)) {
    list.see('css', 'at-rules', name, feature);
  }
}

function seeDeclaration(list: FeatureList, declaration: string): void {
  const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
  list.see('css', 'properties', property);
  for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) {
    list.see('css', 'properties', property, word);
  }
  for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
    for (const type of Object.keys(css['types'] ?? {})) list.see('css', 'types', type, name);
    list.see('css', 'types', name);
  }
  for (const [, unit = ''] of value.matchAll(/\d([a-z]+)/g))
    list.see('css', 'types', 'length', unit);
}

function leaveOutAsked(code: string): string {
  const start = code.indexOf('@supports');
  if (start === -1) return code;
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}') depth -= 1;
    if (code[index] === '}' && depth === 0) {
      return code.slice(0, start) + leaveOutAsked(code.slice(index + 1));
    }
  }
  return code.slice(0, start);
}
