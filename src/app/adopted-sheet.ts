import type { EmotionCache } from '@emotion/cache';
import { StyleSheet, type Options } from '@emotion/sheet';

/**
 * Emotion's sheet, writing into a constructed stylesheet instead of `<style>` elements: of those,
 * the content security policy permits only the prerendered ones. Emotion makes more sheets of the
 * same class for global rules, which must come before the rules of classes.
 */
class AdoptedSheet extends StyleSheet {
  private readonly sheet = new CSSStyleSheet();

  constructor(options: Options) {
    super(options);
    const sheets = document.adoptedStyleSheets;
    const isGlobal = options.key.endsWith('-global');
    sheets.splice(isGlobal ? sheets.length - 1 : sheets.length, 0, this.sheet);
  }

  /** Keeps the prerendered elements where they are. */
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
  }

  override insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A rule that only other browsers know.
    }
  }

  override flush(): void {
    for (const tag of this.tags) tag.remove();
    this.tags = [];
    this.sheet.replaceSync('');
  }
}

/** Makes a new cache add its styles where the policy of the page permits them. */
export function adoptStyles(cache: EmotionCache): EmotionCache {
  const { key, container, tags } = cache.sheet;
  cache.sheet = new AdoptedSheet({ key, container });
  cache.sheet.hydrate(tags);
  return cache;
}
