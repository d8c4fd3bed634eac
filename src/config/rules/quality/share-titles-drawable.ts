import type { Finding } from '../../finding';
import { findUndrawableLetter, readShareTitle } from '../../content/share-title';
import { fillPlaceholders } from '../../content/templates';
import { findTextSource } from '../../content/find-text-source';
import type { Rule } from '../rule-context';

/** The pictures of shared links can show the name of the practice and the title of each page. */
export const shareTitlesDrawable: Rule = (context) => {
  const { name } = context.config.site;
  const inName = findUndrawableLetter(name);
  const titles = new Map<string, Finding>();
  for (const page of context.pages) {
    const title = fillPlaceholders(page.route.title, page.scope);
    const letter = findUndrawableLetter(readShareTitle(title, name));
    if (letter === undefined) continue;
    const path = findTextSource(page, 'title', context);
    // The pages of a list have their title from the same place.
    titles.set(path.join('/'), { ...explain(letter, 'title'), path });
  }
  return [
    ...(inName === undefined ? [] : [{ ...explain(inName, 'name'), path: ['site', 'name'] }]),
    ...titles.values(),
  ];
};

function explain(letter: string, what: 'title' | 'name') {
  return {
    code: 'CFG0616' as const,
    message: `The picture of a shared link has no letter "${letter}", and leaves this ${what} out.`,
    hint: 'It is drawn with Latin letters only. If you need others, tell the developer of the site.',
  };
}
