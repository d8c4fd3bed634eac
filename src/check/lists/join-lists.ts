import { findSyntaxErrors } from '../brackets/find-syntax-errors';
import type { Diagnostic } from '../diagnostic';
import { readSource } from '../json/read-source';
import type { Problem, SourceFile } from '../problem';
import { buildProblems, buildTextProblems } from '../report/build-problems';
import type { ListFile, CheckContext } from '../check-context';
import { findListsInFiles, type ListInFiles } from './find-list-files';
import { JoinedText } from './joined-text';

/** A config with all its lists in it. */
export interface JoinedConfig {
  text: string;
  /** what keeps the lists from being read; nothing else can be checked then */
  faults: Problem[];
  /** gives problems of the text their places in the files that they are from */
  place: (problems: Problem[]) => Problem[];
  /** finds the file that a character is from, if that is not the config, and where it is in there */
  findSource: JoinedText['findSource'];
}

/**
 * Puts lists that are kept in files into a config, as if they had been written there. A config without
 * such lists, or in a place where no file can be read, stays as it is.
 *
 * @param config its text, valid JSON
 */
export function joinLists(
  config: string,
  { readListFiles, sizeLimit }: Pick<CheckContext, 'readListFiles' | 'sizeLimit'>,
): JoinedConfig {
  const unchanged: JoinedConfig = {
    text: config,
    faults: [],
    place: (problems) => problems,
    findSource: (offset) => ({ offset }),
  };
  const lists = readListFiles ? findListsInFiles(config) : [];
  if (!readListFiles || lists.length === 0) return unchanged;

  const found = lists.map((list) => ({ list, ...readListFiles(list.files) }));
  const findings = found.flatMap(({ list, files, outside }) => findFaults(list, files, outside));
  if (findings.length > 0) {
    return { ...unchanged, faults: buildProblems(findings, config, JSON.parse(config)) };
  }
  const faults = found.flatMap(({ files }) =>
    files.flatMap((file) => findFileFaults(file, sizeLimit)),
  );
  if (faults.length > 0) return { ...unchanged, faults };

  const joined = new JoinedText(config);
  let written = 0;
  for (const { list, files } of found) {
    joined.addConfig(written, list.start);
    joined.addList(files.map(readText));
    written = list.end;
  }
  joined.addConfig(written, config.length);
  const text = joined.read();
  const place = (problems: Problem[]): Problem[] => joined.place(problems);
  // Each file may be small enough, and all of them together not.
  const { finding } = readSource(text, sizeLimit);
  const tooMuch = finding ? [finding] : findSyntaxErrors(text);
  return {
    text,
    faults: place(buildTextProblems(tooMuch, text)),
    place,
    findSource: (offset) => joined.findSource(offset),
  };
}

function findFaults(
  { path, files: written, others }: ListInFiles,
  files: readonly ListFile[],
  outside: string | undefined,
): Diagnostic[] {
  const at = [...path, 'files'];
  if (outside !== undefined) {
    return [
      {
        code: 'CFG0671',
        path: at,
        message: `"${outside}" is not in the folder of the config.`,
        hint: 'Move the files into that folder and write their path from there, such as content/posts/*.json.',
      },
    ];
  }
  if (files.length === 0) {
    return [
      {
        code: 'CFG0670',
        path: at,
        message: `No file matches "${written}"${written.endsWith('.json') ? '' : ' and ends with ".json"'}.`,
        hint: 'Write the path from the folder of the config; * is any part of a name: content/posts/*.json.',
      },
    ];
  }
  return others.map((name): Diagnostic => ({
    code: 'CFG0672',
    path: [...path, name],
    atKey: true,
    message: `"${name}" has no effect next to "files".`,
    hint: `Delete "${name}". Write the settings of an entry in its file.`,
  }));
}

function findFileFaults(listed: ListFile, sizeLimit: CheckContext['sizeLimit']): Problem[] {
  const { text, finding } = readSource(listed.source, sizeLimit);
  const source = { file: listed.file, text };
  const faults = finding ? [finding] : findSyntaxErrors(text);
  return buildTextProblems(faults, text).map((problem) => ({ ...problem, source }));
}

function readText({ file, source }: ListFile): SourceFile {
  return { file, text: readSource(source).text };
}
