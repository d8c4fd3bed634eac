import { getIn, isJsonObject, type Json, type Path, readText } from '../../../utils/json';
import { readLanguage } from '../../../content/languages/read-languages';
import type { Change } from '../../model/apply-change';
import { listLanguages } from '../../model/languages';
import { getList } from '../../model/paths';

const site: Path = ['site'];
const languagesPath: Path = [...site, 'languages'];

/** A page that each language of a site must have, and its title in the main one. */
export interface NeededPage {
  route: number;
  title: string;
  isHome: boolean;
}

/** The home page and the page for unknown addresses. */
export function listNeededPages(config: Json): NeededPage[] {
  const routes = getList(config, ['routes']);
  const main = readMain(config);
  return ['/', '*'].flatMap((address) => {
    const index = routes.findIndex((route) => readText(getIn(route, ['path']), main) === address);
    const title = readText(getIn(routes[index], ['title']), main);
    return title === undefined ? [] : [{ route: index, title, isHome: address === '/' }];
  });
}

/** The languages of a site, also of one that has only one. */
export function listPresent(config: Json): readonly string[] {
  const languages = listLanguages(config);
  return languages.length > 0 ? languages : [readMain(config)];
}

/** Whether texts that are not translated are errors. */
export function isStrict(config: Json): boolean {
  return getIn(config, [...site, 'untranslated']) === 'error';
}

/**
 * Adds a language to a site, with the pages that it must have. The pages of a language that is only
 * partly translated must be seen, so what is missing is no error from then on.
 *
 * @param titles of the pages that are needed, by their routes
 */
export function planLanguage(
  config: Json,
  language: string,
  titles: ReadonlyMap<number, string>,
): Change[] {
  const [main = ''] = listPresent(config);
  const needed = listNeededPages(config).map(({ route }): Change => {
    const path = ['routes', route, 'title'];
    const written = getIn(config, path);
    const texts = isJsonObject(written) ? written : { [main]: written ?? '' };
    return { op: 'set', path, value: { ...texts, [language]: titles.get(route)?.trim() ?? '' } };
  });
  return [
    ...addToSite(config, main, language),
    ...(isStrict(config)
      ? [{ op: 'remove', path: [...site, 'untranslated'] } satisfies Change]
      : []),
    ...needed,
  ];
}

function addToSite(config: Json, main: string, language: string): Change[] {
  const { length } = listLanguages(config);
  if (length > 0) return [{ op: 'insert', path: [...languagesPath, length], value: language }];
  const single: Path = [...site, 'language'];
  const group = getIn(config, site);
  const at = isJsonObject(group) ? Object.keys(group).indexOf('language') : -1;
  return [
    ...(at === -1 ? [] : [{ op: 'remove', path: single } satisfies Change]),
    { op: 'set', path: languagesPath, value: [main, language], ...(at !== -1 && { at }) },
  ];
}

function readMain(config: Json): string {
  return listLanguages(config)[0] ?? readLanguage(config);
}
