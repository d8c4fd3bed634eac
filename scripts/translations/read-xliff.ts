import type { TextFinding } from '../../src/config/finding';
import {
  findElements,
  listElements,
  readText,
  readXml,
  XmlFault,
  type XmlElement,
} from './read-xml';
import { xliffNamespace } from './write-xliff';

/** A part of a text in a file of a translator: words, a code by its number, or a code around others. */
export type FilePart =
  | string
  | { kind: 'code'; number: string; start: number; end: number }
  | { kind: 'span'; number: string; start: number; end: number; parts: FilePart[] };

/** A text in a file of a translator. */
export interface FileUnit {
  id: string;
  source: FilePart[];
  target: FilePart[];
  /** what the file says that its codes are: number → texts */
  data: ReadonlyMap<string, string[]>;
  /** whether the translator says that it is translated */
  isDone: boolean;
  /** where its translation, or else it, is: offsets in the file */
  start: number;
  end: number;
}

export interface XliffFile {
  main: string;
  language: string;
  units: FileUnit[];
  findings: TextFinding[];
}

/** Reads what a translator made of an export, whatever else a program has added to it. */
export function readXliff(text: string): XliffFile {
  const findings: TextFinding[] = [];
  const empty = { main: '', language: '', units: [] };
  let root: XmlElement;
  try {
    root = readXml(text);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    const { message, offset } = error;
    return {
      ...empty,
      findings: [explainFault(message, offset, offset + 1)],
    };
  }
  if (root.name !== 'xliff' || root.namespace !== xliffNamespace) {
    const message = `This is not a file in the format XLIFF 2: it begins with <${root.name}>.`;
    return { ...empty, findings: [explainFault(message, root.start, root.end)] };
  }
  const units = findElements(root, 'unit').map((unit) => readUnit(unit, findings));
  const { srcLang: main = '', trgLang: language = '' } = root.attributes;
  return { main, language, units, findings };
}

function explainFault(message: string, start: number, end: number): TextFinding {
  return {
    code: 'CFG0673',
    message,
    hint: 'Ask the translator for the file in XLIFF 2.0, the format of the export.',
    start,
    end,
  };
}

function readUnit(unit: XmlElement, findings: TextFinding[]): FileUnit {
  const texts = new Map(
    findElements(unit, 'data').map((data) => [data.attributes['id'] ?? '', readText(data)]),
  );
  const data = new Map<string, string[]>();
  const lookUp = (id: string | undefined): string => texts.get(id ?? '') ?? '';

  function readParts(element: XmlElement): FilePart[] {
    return element.children.flatMap((child): FilePart[] => {
      if (typeof child === 'string') return [child];
      const { name, attributes, start, end } = child;
      const number = attributes['id'] ?? '';
      const place = { number, start, end };
      if (name === 'pc') {
        const { dataRefStart, dataRefEnd } = attributes;
        if (dataRefStart) data.set(number, [lookUp(dataRefStart), lookUp(dataRefEnd)]);
        return [{ kind: 'span', ...place, parts: readParts(child) }];
      }
      if (name === 'ph') {
        if (attributes['dataRef']) data.set(number, [lookUp(attributes['dataRef'])]);
        return [{ kind: 'code', ...place }];
      }
      if (name === 'mrk') return readParts(child);
      if (name === 'sm' || name === 'em') return [];
      findings.push({
        code: 'CFG0677',
        message: `<${name}> is not allowed in a translation.`,
        hint: 'Keep the text and remove the element. Tags of the original are <pc> and <ph>.',
        start,
        end,
      });
      return readParts(child);
    });
  }

  // Programs may divide a text, and put what they know of other texts beside it.
  const segments = listElements(unit).filter(({ name }) => /^(?:segment|ignorable)$/.test(name));
  const readAll = (...names: string[]): FilePart[] =>
    segments.flatMap((segment) => {
      const children = listElements(segment);
      const found = names.flatMap((name) => children.find((child) => child.name === name) ?? []);
      return found[0] ? readParts(found[0]) : [];
    });
  const targets = segments.flatMap(listElements).filter(({ name }) => name === 'target');
  const [shown = unit] = targets;
  const states = segments.map(({ attributes }) => attributes['state']);
  return {
    id: unit.attributes['id'] ?? '',
    source: readAll('source'),
    target: targets.length > 0 ? readAll('target', 'source') : [],
    data,
    isDone: states.some((state) => state !== undefined && state !== 'initial'),
    start: shown.start,
    end: shown.end,
  };
}
