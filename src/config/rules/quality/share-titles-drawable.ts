import type { Finding } from '../../finding';
import { findUndrawableLetter, readShareTitle } from '../../content/share-title';
import { fillPlaceholders } from '../../content/templates';
import { findTextSource } from '../../content/find-text-source';
import type { Rule } from '../rule';

/** The pictures of shared links can show the name of the practice and the title of each page. */
export const shareTitlesDrawable = {
  problems: {
    CFG0616: {
      severity: 'warning',
      title: 'The picture of a shared link cannot show a letter.',
      cause:
        'When someone shares a page, messengers show a picture with its title, which the build draws with Latin letters. A title with other letters is left out of the picture; everywhere else it is shown as it is.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/title': 'Связь' },
        good: { '/routes/1/title': 'Kontakt für Łukasz & Zoë' },
      },
    },
  },
  check: (context) => {
    const { name } = context.config.site;
    const inName = findUndrawableLetter(name);
    const titles = new Map<string, Finding>();
    for (const page of context.pages) {
      if (page.part) continue;
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
  },
} satisfies Rule;

function explain(letter: string, what: 'title' | 'name') {
  return {
    code: 'CFG0616' as const,
    message: `The picture of a shared link cannot show the letter "${letter}", and leaves this ${what} out.`,
    hint: 'It is drawn with Latin letters only. If you need others, ask the developer of the site.',
  };
}
