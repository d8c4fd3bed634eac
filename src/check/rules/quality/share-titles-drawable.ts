import { joinChunks } from '../../../utils/chunk-list';
import type { Diagnostic } from '../../diagnostic';
import { memoizeByObject } from '../../../utils/memoize';
import { findUndrawableLetter, isUncertain, readShareTitle } from '../../../content/share-title';
import { chunkPages, type ExpandedRoute } from '../../../content/placeholders/dynamic-routes';
import { fillTitles, findTextSource } from '../../../content/write-title';
import type { Rule } from '../rule';

/** The pictures of shared links can show the name of the practice and the title of each page. */
export const shareTitlesDrawable = {
  problems: {
    CFG0616: {
      severity: 'warning',
      title: 'The share image cannot show a letter.',
      cause:
        'When a page is shared, messaging apps show a share image with its title. The image uses the fonts of the site and the included fonts, which cover Latin, Cyrillic, Arabic and Hebrew. A title with other letters is left out of the image; on the page, the fonts of the device show the full title.',
      inEditor: 'Use other letters, or ask your developer for a font with this letter.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/title': '安らぎ' },
        good: { '/routes/1/title': 'Kontakt für Łukasz & Zoë' },
      },
    },
  },
  check: (context) => {
    const { site, theme } = context.config;
    const { name } = site;
    // What is not known of typefaces counts as missing.
    const has = context.checkContext.findDrawable?.(theme.fonts) ?? (() => false);
    const inName = findUndrawableLetter(name, has);
    const titles = new Map<string, Diagnostic>();
    for (const page of joinChunks(chunkPages(context.pages).map(chooseUncertain))) {
      if (page.part) continue;
      const { title } = fillTitles(page);
      const letter = findUndrawableLetter(readShareTitle(title, name), has);
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

/** The pages whose titles hold what not every typeface has. */
const chooseUncertain = memoizeByObject((pages: readonly ExpandedRoute[]) =>
  pages.filter((page) => isUncertain(fillTitles(page).title)),
);

function explain(letter: string, what: 'title' | 'name') {
  return {
    code: 'CFG0616' as const,
    message: `The share image leaves this ${what} out because it cannot show the letter "${letter}".`,
    hint: 'The installed fonts do not have this letter. Choose a font with this letter on fontsource.org, run "npm install @fontsource-variable/" plus its name, and write that name as "text" in "fonts" under "theme".',
  };
}
