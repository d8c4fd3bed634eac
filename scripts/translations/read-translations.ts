import type { TextFinding } from '../../src/config/finding';
import { joinParts, showParts, type Part } from '../../src/config/translations/inline-codes';
import type { LanguageUnits, TranslationUnit } from '../../src/config/translations/list-units';
import {
  nameCode,
  numberCodes,
  type NumberedCodes,
} from '../../src/config/translations/number-codes';
import { listPlaceholders } from '../../src/config/content/written-placeholders';
import type { FilePart, FileUnit } from './read-xliff';

/** A translation that fits its place. */
export interface ReadTranslation {
  unit: TranslationUnit;
  text: string;
  /** whether it says what the original says now, by the word of the translator */
  isAccepted: boolean;
  /** what it was read from */
  from: FileUnit;
}

/**
 * Finds the texts of the site that a file has translations of, whatever their order, and says of each
 * that does not fit why.
 */
export function readTranslations(
  files: readonly FileUnit[],
  { units }: LanguageUnits,
): { translations: ReadTranslation[]; findings: TextFinding[] } {
  const findings: TextFinding[] = [];
  const finder = new UnitFinder(files, units);
  const translations = files.flatMap((from): ReadTranslation[] => {
    if (from.target.length === 0) return [];
    const { start, end } = from;
    const found = finder.find(from);
    if ('code' in found) {
      findings.push({ ...found, start, end });
      return [];
    }
    const { unit, codes } = found;
    const faults = findFaults(from, codes);
    findings.push(...faults.map((fault) => ({ start, end, ...fault })));
    if (faults.length > 0) return [];
    const text = writeTarget(from.target, codes, unit);
    const isChanged = text !== unit.translation;
    return [{ unit, text, isAccepted: from.isDone || isChanged, from }];
  });
  return { translations, findings };
}

type Fault = Pick<TextFinding, 'code' | 'message' | 'hint'> &
  Partial<Pick<TextFinding, 'start' | 'end'>>;

/** Finds texts of the site by their ids, and those that have moved by their words. */
class UnitFinder {
  private readonly byId: ReadonlyMap<string, TranslationUnit>;
  private readonly taken: ReadonlySet<string>;
  private readonly codes = new Map<string, NumberedCodes>();

  constructor(
    files: readonly FileUnit[],
    private readonly units: readonly TranslationUnit[],
  ) {
    this.byId = new Map(units.map((unit) => [unit.id, unit]));
    this.taken = new Set(
      files.filter((file) => this.fits(file, this.byId.get(file.id))).map(({ id }) => id),
    );
  }

  find(file: FileUnit): { unit: TranslationUnit; codes: NumberedCodes } | Fault {
    const own = this.byId.get(file.id);
    if (own && this.fits(file, own)) return { unit: own, codes: this.number(own) };
    const [moved, ...others] = this.units.filter(
      (unit) => !this.taken.has(unit.id) && this.fits(file, unit),
    );
    if (moved && others.length === 0) return { unit: moved, codes: this.number(moved) };
    if (!own) {
      return {
        code: 'CFG0674',
        message: `The site does not have a text with the ID "${file.id}".`,
        hint: 'Export again: npm run translations -- --export FILE',
      };
    }
    return {
      code: 'CFG0675',
      message: `The original has changed since the export. The current text is: ${showParts(this.number(own).original)}`,
      hint: 'Export again and translate the current text.',
    };
  }

  /** Whether a file has the original of a text, as it is now. */
  private fits({ source, data }: FileUnit, unit: TranslationUnit | undefined): boolean {
    if (!unit) return false;
    const codes = this.number(unit);
    return showSource(source, data, codes.codes) === showParts(codes.original);
  }

  private number({ id, original, translation, isHtml }: TranslationUnit): NumberedCodes {
    const known = this.codes.get(id) ?? numberCodes(original, translation, isHtml);
    this.codes.set(id, known);
    return known;
  }
}

/** The original in a file; codes that the file does not explain are taken for those of the site. */
function showSource(
  parts: readonly FilePart[],
  data: FileUnit['data'],
  codes: NumberedCodes['codes'],
): string {
  return parts
    .map((part): string => {
      if (typeof part === 'string') return part;
      const known = codes.get(part.number);
      const end = known?.kind === 'span' ? known.end : '';
      const [opening, closing = ''] = data.get(part.number) ?? [known?.start ?? '', end];
      const inner = part.kind === 'span' ? showSource(part.parts, data, codes) : '';
      return `${opening}${inner}${closing}`;
    })
    .join('');
}

const writtenTag = /<\/?[a-z][^<>]*>/gi;

function findFaults({ target }: FileUnit, { codes, needed, original }: NumberedCodes): Fault[] {
  const used = new Set<string>();
  const faults: Fault[] = [];
  const words = showParts(original);

  function look(parts: readonly FilePart[]): void {
    for (const part of parts) {
      if (typeof part === 'string') {
        lookAtWords(part);
        continue;
      }
      const code = codes.get(part.number);
      if (code?.kind === part.kind) used.add(part.number);
      else
        faults.push({
          ...explainUnknown(`code ${part.number}`),
          start: part.start,
          end: part.end,
        });
      if (part.kind === 'span') look(part.parts);
    }
  }

  /** Whoever has no program for translations writes a placeholder as it is. */
  function lookAtWords(text: string): void {
    for (const { text: written } of listPlaceholders(text)) {
      const [number] = [...codes].find(([, { start }]) => start === written) ?? [];
      if (number === undefined) faults.push(explainUnknown(written));
      else used.add(number);
    }
    for (const [tag] of text.matchAll(writtenTag)) {
      if (!words.includes(tag)) faults.push(explainUnknown(tag));
    }
  }

  look(target);
  const missing = needed
    .filter((number) => !used.has(number))
    .flatMap((one) => codes.get(one) ?? []);
  for (const code of missing) {
    faults.push({
      code: 'CFG0676',
      message: `The translation lacks ${nameCode(code)}, which is in the original.`,
      hint: 'Copy the missing part from the original into the translation.',
    });
  }
  return faults;
}

function explainUnknown(name: string): Fault {
  return {
    code: 'CFG0677',
    message: `The translation has ${name}, which is not in the original.`,
    hint: 'Use only the placeholders and tags of the original.',
  };
}

/** The translation as the config has it; to the byte as it was, if it is still the same. */
function writeTarget(
  target: readonly FilePart[],
  { codes, translation }: NumberedCodes,
  { isHtml, translation: before }: TranslationUnit,
): string {
  const parts = readParts(target, codes);
  const isSame = translation && joinParts(translation, isHtml) === joinParts(parts, isHtml);
  return isSame && before !== undefined ? before : joinParts(parts, isHtml);
}

function readParts(parts: readonly FilePart[], codes: NumberedCodes['codes']): Part[] {
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string') return [{ kind: 'words', words: part }];
    const code = codes.get(part.number);
    if (part.kind === 'code') return code ? [code] : [];
    return code?.kind === 'span' ? [{ ...code, parts: readParts(part.parts, codes) }] : [];
  });
}
