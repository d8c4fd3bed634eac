import { isObject, getIn, type Path } from '../../utils/json';
import type { Diagnostic } from '../diagnostic';
import { nameLanguage } from '../../content/languages/language-code';
import { readInLanguage } from '../../content/languages/page-in-language';

/**
 * Says that visitors cannot come to a language. Before they can, there is little to say about it.
 *
 * @param written the config, as it is written
 * @param languages all of the site, the main one first
 */
export function explainHomeless(
  language: string,
  written: unknown,
  languages: readonly string[],
): Diagnostic {
  const title = findTitleOfHome(written, languages[0] ?? language);
  const listed = ['site', 'languages', languages.indexOf(language)];
  const name = nameLanguage(language);
  return {
    code: 'CFG0667',
    path: title ?? ['routes'],
    ...(!title && { atKey: true }),
    message: `The site has no home page in ${name}.`,
    hint: `Translate the title of the page with "path": "/" into ${name}: { … , "${language}": "…" }.`,
    related: [
      { path: listed, message: 'The language is listed here.' },
      ...(title ? [{ path: title.slice(0, 2), message: 'This is the home page.' }] : []),
    ],
  };
}

/** Where the title of the home page is written; undefined when there is no such page. */
function findTitleOfHome(written: unknown, main: string): Path | undefined {
  const routes = isObject(written) ? written['routes'] : undefined;
  if (!Array.isArray(routes)) return undefined;
  const index = routes.findIndex(
    (route: unknown) => isObject(route) && readInLanguage(route['path'], main, main) === '/',
  );
  const path: Path = ['routes', index, 'title'];
  const title = getIn(written, path);
  if (index === -1 || title === undefined) return undefined;
  return isObject(title) && Object.hasOwn(title, main) ? [...path, main] : path;
}
