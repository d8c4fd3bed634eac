import { isLanguageCode } from '../../content/languages/language-code';
import { findCrisisLines } from '../../content/crisis-lines';
import { changeCrisisNumbers } from '../../content/write-crisis-text';
import { toTelHref } from '../../content/html/contact-links';
import { isWording, type SchemaNode } from '../../content/schema/schema-node';
import { type JsonObject, type Path, readText } from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import { getList } from '../model/paths';
import type { Answers } from './answers';
import { noLink } from './make-entries';
import { readEntries, readMainLanguage, writeEntries } from './read-config';
import { rewriteConfig } from './rewrite-config';

/**
 * Gives a sample the numbers for help in a crisis of the country of a practice. The notices get those
 * that are known; a number in any other text becomes a blank, but for that of the emergency services.
 * A number of another country helps nobody.
 */
export function renewCrisisHelp(sample: JsonObject, answers: Answers): JsonObject {
  const { country } = answers;
  const notices = readEntries(sample, 'notice');
  const former = [...new Set(notices.flatMap(listRegions))];
  if (former.length === 0 || former.includes(country)) return sample;
  const { media, ...others } = sample;
  const replace = createReplacer(former, answers);
  const isCrisisHelp = ([group, list, index, setting]: Path) =>
    group === 'navigation'
      ? list === 'crisisLine'
      : list === 'notices' && setting === 'text' && notices[Number(index)]?.['kind'] === 'crisis';
  const renewed = rewriteConfig(others, {
    text: (text, node, path) => {
      if (!isCrisisHelp(path)) return replace(text, node);
      const language = node.format === 'html' ? readLanguage(sample, path) : '';
      return changeCrisisNumbers(text, { former, country, language });
    },
  });
  const own = readEntries(renewed, 'notice').map((notice) => {
    if (notice['kind'] !== 'crisis') return notice;
    const { checkedOn: _day, otherRegions: _others, ...kept } = notice;
    return { ...kept, region: country };
  });
  return { ...writeEntries(renewed, 'notice', own), ...(media !== undefined && { media }) };
}

function listRegions(notice: JsonObject): string[] {
  if (notice['kind'] !== 'crisis') return [];
  return [notice['region'], ...getList(notice, ['otherRegions'])].flatMap(
    (one) => readText(one) ?? [],
  );
}

/** The language that a text is in: that of its place, or the main one of the site. */
function readLanguage(sample: JsonObject, path: Path): string {
  const last = String(path.at(-1));
  return isLanguageCode(last) ? last : readMainLanguage(sample);
}

/** Replaces what texts have of the numbers of other countries. */
function createReplacer(former: readonly string[], { country, phone }: Answers) {
  const lines = former.flatMap(findCrisisLines);
  const emergency = new Set(lines.filter(({ name }) => name === undefined).map(readNumber));
  const instead = findCrisisLines(country).find(({ name }) => name === undefined)?.number ?? blank;
  const own = phone === undefined ? undefined : toTelHref(`tel:${phone}`);
  const pattern = createPattern(lines.map(({ number }) => number));

  const replaceWords = (words: string) =>
    words.replace(pattern, (number) => (emergency.has(number) ? instead : blank));
  const moveLink = (href: string) =>
    emergency.has(href.replace(/^tel:/, '')) && instead !== blank ? `tel:${instead}` : undefined;
  const isForeign = (href: string) =>
    /^(?:tel|sms):(?!\{)/.test(href) ? toTelHref(href) !== own : href.search(pattern) >= 0;

  return (text: string, node: SchemaNode): string => {
    if (node.format === 'link') {
      return isForeign(text) ? (moveLink(text) ?? noLink) : text;
    }
    if (!isWording(node)) return text;
    if (node.format !== 'html') return replaceWords(text);
    return text
      .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) => {
        if (!isForeign(href)) return link;
        const moved = moveLink(href);
        return moved === undefined ? blank : `<a href="${moved}">${words}</a>`;
      })
      .replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : replaceWords(part)));
  };
}

function readNumber({ number }: { number: string }): string {
  return number;
}

/** Finds numbers where they stand alone. */
function createPattern(numbers: readonly string[]): RegExp {
  const all = numbers.map((number) => number.replaceAll(' ', '[ .-]?'));
  return new RegExp(`(?<![\\d.,-])(?:${all.join('|') || '(?!)'})(?![\\d-])`, 'g');
}
