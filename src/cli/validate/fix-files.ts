import type { CheckResult } from '../../check/check-config';
import type { Problem } from '../../check/problem';
import { fixText } from '../../check/report/fix-text';
import { formatChanges } from '../../check/report/format-changes';
import type { ReadListFiles } from '../../check/check-context';
import { hasColor } from '../print-problems';
import { decodeWhole, nameConfigFile, readConfigFile, replaceFile } from '../../io/config-file';

/** How a config is checked, with the files in which its lists are kept. */
export interface FixedCheck {
  readListFiles: ReadListFiles;
  check: (source: Uint8Array | string, readListFiles: ReadListFiles) => CheckResult;
}

/**
 * Makes all certain fixes in a config and in the files that its lists are kept in, and shows each.
 *
 * @returns the new text of the config, if something in it was fixed
 */
export function fixConfig(
  file: string,
  bytes: Buffer,
  { readListFiles, check }: FixedCheck,
): string | undefined {
  const text = fixFile(file, bytes, (source) =>
    check(source, readListFiles).problems.filter(({ source: other }) => !other),
  );
  const config = text ?? bytes;
  const { problems } = check(config, readListFiles);
  for (const name of new Set(problems.flatMap(listFixedFile))) {
    fixFile(name, readConfigFile(name), (source) =>
      check(config, replaceIn(readListFiles, name, source)).problems.filter(
        ({ source: own }) => own?.file === name,
      ),
    );
  }
  return text;
}

function listFixedFile({ source, fix }: Problem): string[] {
  return source && fix ? [source.file] : [];
}

/** Reads what a file would be with another text. */
function replaceIn(read: ReadListFiles, name: string, source: string): ReadListFiles {
  return (written) => {
    const { files, ...found } = read(written);
    return {
      ...found,
      files: files.map((one) => (one.file === name ? { file: name, source } : one)),
    };
  };
}

/** @returns the new text if something was fixed */
function fixFile(
  file: string,
  bytes: Buffer,
  check: (text: string) => readonly Problem[],
): string | undefined {
  const decoded = decodeWhole(bytes);
  if (decoded === undefined) return undefined;
  const { text, changes } = fixText(decoded, check);
  if (changes.length === 0) return undefined;
  replaceFile(file, text);
  console.error(`${formatChanges(changes, { file: nameConfigFile(file), color: hasColor })}\n`);
  return text;
}
