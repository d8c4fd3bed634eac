import type { PageStyles } from './order-styles';

/** The names of classes in a page, by those that React writes. All others are dropped. */
export type ClassNames = ReadonlyMap<string, string>;

const emotionClass = /(?<=\.)css-[\w-]+/g;
const muiClass = /(?<=\.)Mui[\w-]+/g;

/**
 * Gives Emotion's classes names of two or three characters, such as `a1` for `css-1kb1k6z`: hashes do
 * not compress. In the head and in the late stylesheet they are numbered apart, so that pages with the
 * same late styles still share one file.
 *
 * @returns the styles with the new names, and all class names that they read
 */
export function nameClasses({ head, late }: PageStyles): PageStyles & { names: ClassNames } {
  const names = new Map<string, string>();
  function rename(css: string, prefix: string, before = 0): string {
    return css.replaceAll(emotionClass, (name) => {
      const short = names.get(name) ?? `${prefix}${(names.size - before).toString(36)}`;
      names.set(name, short);
      return short;
    });
  }
  const named = {
    head: head.map((style) => ({ ...style, css: rename(style.css, 'a') })),
    late: rename(late, 'b', names.size),
  };
  for (const { css } of [...head, { css: late }]) {
    for (const [name] of css.matchAll(muiClass)) names.set(name, name);
  }
  return { ...named, names };
}

/**
 * Writes the classes of a page with their short names, and drops those that no style reads, such as
 * `MuiButton-sizeMedium`. The names of whole components, such as `MuiButton-root`, stay: they tell anyone
 * who inspects a page what it is made of. In production, React compares no attributes as it takes over a
 * page, and Emotion adds all rules under its own names.
 *
 * @param html written by React
 */
export function shortenClasses(html: string, names: ClassNames): string {
  const shorten = (name: string) =>
    names.get(name) ?? (/^css-|^Mui(?!.*-root$)/.test(name) ? [] : name);
  return html.replaceAll(
    /(<[a-z][^<>]*?) class="([^"]*)"/g,
    (_tag, before: string, classes: string) => {
      const kept = classes.split(' ').flatMap(shorten).join(' ');
      return kept ? `${before} class="${kept}"` : before;
    },
  );
}
