import { ChangeError } from '../model/apply-change';
import type { Json } from '../../utils/json';
import { mergeConfigs, type Side } from '../model/merge';
import { readText, type ReadText } from '../model/write-config';
import { words } from '../words';
import type { EditedFile } from './edited-file';
import { UnresolvedConflicts } from './read-body';

/** A config, and the text that it is to be written like. */
export interface MergedFile {
  config: Json;
  from: ReadText;
}

/**
 * Merges a document with what others have made of the version that it began from.
 *
 * @returns what to write, and the text whose spelling counts: what is not mine is theirs
 * @throws UnresolvedConflicts when both sides have changed the same, and nobody has chosen
 */
export function mergeFile(
  base: Json,
  mine: Json,
  theirs: EditedFile,
  choices: readonly Side[],
): MergedFile {
  if (!theirs.isJson) throw new ChangeError(words.brokenFile(theirs.fault ?? ''));
  const from = readText(theirs.text);
  const { config, conflicts } = mergeConfigs(base, mine, from.config, choices);
  if (conflicts.length > choices.length) {
    throw new UnresolvedConflicts({ conflicts, fileHash: theirs.hash });
  }
  return { config, from };
}
