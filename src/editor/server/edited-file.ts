import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { findSyntaxErrors } from '../../check/brackets/find-syntax-errors';
import { indexLines } from '../../check/json/line-index';
import { readSource } from '../../check/json/read-source';
import { words } from '../words';
import { readConfigFile, readSizeLimit } from '../../io/config-file';

/** What the file says at a moment. */
export interface EditedFile {
  bytes: Uint8Array;
  text: string;
  /** names what it says */
  hash: string;
  isJson: boolean;
  /** what keeps it from being read as JSON, and where, in words */
  fault?: string | undefined;
}

/** What is there when there is no file. */
export const missingFile: EditedFile = {
  bytes: new Uint8Array(),
  text: '',
  hash: '',
  isJson: false,
};

/** Undefined when there is no such file. */
export function readEditedFile(configFile: string): EditedFile | undefined {
  if (!existsSync(configFile)) return undefined;
  return readFileContent(readConfigFile(configFile), configFile);
}

/** What a config says that was read from somewhere. */
export function readFileContent(bytes: Uint8Array, configFile?: string): EditedFile {
  let source: ReturnType<typeof readSource> | undefined;
  const read = () => (source ??= readSource(bytes, readSizeLimit(configFile)));
  return {
    bytes,
    hash: hashContent(bytes),
    // Read when somebody asks: most look only whether the file is another one.
    get text() {
      return read().text;
    },
    get isJson() {
      return this.fault === undefined;
    },
    get fault() {
      return explainFault(read());
    },
  };
}

function explainFault({ text, finding }: ReturnType<typeof readSource>): string | undefined {
  const [first] = finding ? [finding] : findSyntaxErrors(text);
  if (!first) return undefined;
  const { line, column } = indexLines(text)(first.start);
  return [words.lineOf(line, column), first.message, first.hint].filter(Boolean).join(' ');
}

/** Names a text, or the bytes that it is saved as: the same name for both. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
