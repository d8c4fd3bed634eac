import { isObject, writePointer } from '../../utils/json';
import { entryKinds } from '../../generated/entry-kinds';
import type { Diagnostic } from '../diagnostic';
import { nameLanguage } from '../../content/languages/language-code';
import { hasPage } from '../../content/languages/page-in-language';
import type { ResolvedLanguage } from './resolve-language';

/**
 * The findings of all languages with their places in the file. What an earlier language has at the
 * same place is said once; only what is written in the language itself can be fixed there.
 *
 * @param written the config, as it is written
 * @param languages all of the site, the main one first
 */
export function mergeLanguages(
  checked: readonly ResolvedLanguage[],
  written: unknown,
  languages: readonly string[],
): Diagnostic[] {
  const known = new Set<string>();
  return checked.flatMap(({ findings, places, language }, index) => {
    const placed = findings.map((finding): Diagnostic => {
      const { fix, related, ...rest } = places.findPlace(finding);
      const isOwn = index === 0 || rest.path.at(-1) === language || namesLanguage(rest);
      return {
        ...rest,
        ...(!isOwn && { message: placeOnSite(rest.message, language) }),
        ...(fix && isOwn && { fix }),
        ...(related && { related: related.map((other) => places.findPlace(other)) }),
        ...findAbsentPage(rest, written, language, languages),
      };
    });
    const added = placed.filter((finding) => !known.has(writePlace(finding)));
    for (const finding of added) known.add(writePlace(finding));
    return added;
  });
}

/** `On the Spanish site, the page …`; a message that begins with a value follows a colon. */
function placeOnSite(message: string, language: string): string {
  const before = `On the ${nameLanguage(language)} site`;
  const [first, rest] = [message.charAt(0), message.slice(1)];
  return /^(?:An?|It|Nothing|The(?:re|se)?|This|Two) /.test(message)
    ? `${before}, ${first.toLowerCase()}${rest}`
    : `${before}: ${message}`;
}

/** Says by itself which language it is about. */
function namesLanguage({ code }: Diagnostic): boolean {
  return ['CFG0665', 'CFG0666', 'CFG0667', 'CFG0668'].includes(code);
}

function writePlace({ code, path, part }: Diagnostic): string {
  return `${code} ${writePointer(path)} ${part?.start ?? ''}`;
}

/**
 * What to do about missing pages for the entries of a list that are there in another language: their
 * title is not written in this one.
 */
function findAbsentPage(
  { code, missing }: Diagnostic,
  written: unknown,
  language: string,
  languages: readonly string[],
): Pick<Diagnostic, 'hint' | 'related'> | undefined {
  const routes = isObject(written) ? written['routes'] : undefined;
  const kind = missing?.kind;
  if (code !== 'CFG0415' || !kind || kind === 'embed' || !Array.isArray(routes)) return undefined;
  const { list } = entryKinds[kind];
  const index = routes.findIndex(
    (route: unknown) =>
      isObject(route) && route['forEach'] === list && !hasPage(route, language, languages),
  );
  if (index === -1) return undefined;
  const name = nameLanguage(language);
  return {
    hint: `Translate the title of these pages into ${name}: { … , "${language}": "…" }.`,
    related: [
      { path: ['routes', index, 'title'], message: `These pages do not exist in ${name}.` },
    ],
  };
}
