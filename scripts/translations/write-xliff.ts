import type { Part } from '../../src/config/translations/inline-codes';
import type { TranslationUnit } from '../../src/config/translations/list-units';
import { numberCodes } from '../../src/config/translations/number-codes';
import { escapeXml } from '../../src/published/escape-xml';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * Writes texts for translators as XLIFF 2.0, the format that their programs read. Placeholders and tags
 * are codes, which those programs protect. What is translated has the state "translated"; what is not,
 * or was before its original changed, has "initial".
 *
 * @param main the language of the originals
 */
export function writeXliff(
  units: readonly TranslationUnit[],
  main: string,
  language: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="${main}" trgLang="${language}">
  <file id="site" canResegment="no" xml:space="preserve">
${units.map(writeUnit).join('\n')}
  </file>
</xliff>
`;
}

function writeUnit(unit: TranslationUnit): string {
  const { id, place, original, translation, isHtml, state } = unit;
  const data = new Map<string, string>();
  const codes = numberCodes(original, translation, isHtml);
  const write = (parts: readonly Part[]): string => writeParts(parts, codes.numbers, data);
  const source = write(codes.original);
  const target = codes.translation && write(codes.translation);
  const isDone = state === 'noted' || state === 'new';
  return [
    `    <unit id="${escapeXml(id)}" name="${escapeXml(place)}">`,
    ...writeNotes(unit),
    ...writeData(data),
    `      <segment state="${isDone ? 'translated' : 'initial'}">`,
    `        <source>${source}</source>`,
    ...(target === undefined ? [] : [`        <target>${target}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

function writeNotes({ state, most }: TranslationUnit): string[] {
  const notes = [
    ...(state === 'older' ? ['The original has changed since it was translated.'] : []),
    ...(most === undefined ? [] : [`At most ${most} characters.`]),
  ];
  if (notes.length === 0) return [];
  const lines = notes.map((note) => `        <note>${escapeXml(note)}</note>`);
  return ['      <notes>', ...lines, '      </notes>'];
}

function writeData(data: ReadonlyMap<string, string>): string[] {
  if (data.size === 0) return [];
  const lines = [...data].map(([text, id]) => `        <data id="${id}">${escapeXml(text)}</data>`);
  return ['      <originalData>', ...lines, '      </originalData>'];
}

function writeParts(
  parts: readonly Part[],
  numbers: ReadonlyMap<Part, string>,
  data: Map<string, string>,
): string {
  const refer = (text: string): string => {
    const id = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, id);
    return id;
  };
  const write = (part: Part): string => {
    if (part.kind === 'words') return escapeXml(part.words);
    const id = numbers.get(part) ?? '';
    if (part.kind === 'code')
      return `<ph id="${id}" canDelete="no" dataRef="${refer(part.start)}"/>`;
    const refs = `dataRefStart="${refer(part.start)}" dataRefEnd="${refer(part.end)}"`;
    return `<pc id="${id}" canDelete="no" ${refs}>${part.parts.map(write).join('')}</pc>`;
  };
  return parts.map(write).join('');
}
