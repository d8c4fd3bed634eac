import { escapeText } from './html/escape-markup';
import { readBaseLanguage } from './languages/language-code';
import { findCrisisLines, hasNumberOf, type CrisisLine } from './crisis-lines';
import { blank } from './placeholders/reserved-values';

/** Whom to call in immediate danger. In any other language, the numbers are without a sentence. */
const dangerTexts: Readonly<Record<string, string>> = {
  ar: 'عند الخطر المباشر: {numbers}.',
  de: 'Bei unmittelbarer Gefahr: {numbers}.',
  en: 'In immediate danger, call {numbers}.',
  es: 'Si hay un peligro inmediato, llame al {numbers}.',
  fr: 'En cas de danger immédiat, appelez le {numbers}.',
  nl: 'Bij direct gevaar: {numbers}.',
};

/**
 * The known numbers for help in a crisis in a country, as a paragraph of a notice. There is a blank for
 * each kind of help of which no number is known.
 */
function writeNumbers(country: string, language: string): string {
  const lines = findCrisisLines(country);
  const names = [...new Set(lines.flatMap(({ name }) => name ?? []))];
  const linksOf = (wanted?: string) => {
    const own = lines.filter(({ name }) => name === wanted);
    return own.length > 0 ? own.map(writeLink).join(', ') : blank;
  };
  const danger = dangerTexts[readBaseLanguage(language)] ?? '{numbers}';
  const helpers = names.map((name) => `${escapeText(name)}: ${linksOf(name)}`);
  return `<p>${danger.replace('{numbers}', linksOf())}</p><p>${helpers.join('<br>') || blank}</p>`;
}

function writeLink({ number }: CrisisLine): string {
  return `<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`;
}

/**
 * The text of a notice about a crisis with the numbers of another country. Paragraphs with numbers or
 * links of the former country go; what else the notice says stays below the new numbers.
 *
 * @param former countries whose numbers the text has
 */
export function changeCrisisNumbers(
  html: string,
  { former, country, language }: { former: readonly string[]; country: string; language: string },
): string {
  const isOfNumbers = (part: string) =>
    /href="(?:tel|sms|https?):(?!\{site\.)/i.test(part) ||
    part.includes(blank) ||
    former.some((one) => hasNumberOf(one, part));
  const parts = html.match(/<(p|ul|ol|h[2-6])\b[^>]*>.*?<\/\1>/gis) ?? [];
  const kept = parts.filter((part) => !isOfNumbers(part));
  return [writeNumbers(country, language), ...kept].join('');
}
