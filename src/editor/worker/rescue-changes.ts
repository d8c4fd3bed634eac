import { isObject, type Json } from '../../utils/json';
import { joinRecords, readRecord, writeRecord } from '../../check/languages/translation-record';
import { configName } from '../../io/project-folder';
import { recordName } from '../../io/translations/record-file';
import type { FileSource } from './load-starter';
import { isFailure } from '../git-hosts/host-answers';
import { mergeConfigs } from '../model/merge';
import { readText, writeConfig } from '../model/write-config';
import { readFileContent } from '../server/edited-file';

/** Versions of a file: of the person, of the newest commit and, if it is known, of the one that the person changed. */
interface FileVersions {
  mine: Uint8Array;
  theirs: Uint8Array;
  base: Uint8Array | undefined;
}

/**
 * Whether a commit has a history in common with the newest one. Someone may have replaced the history of the
 * repository, or restored an older copy of it: then changes of that commit cannot be merged by the history.
 */
export async function isRelated(host: FileSource, commit: string, tip: string): Promise<boolean> {
  if (commit === tip) return true;
  try {
    return (await host.findCommonCommit(commit, tip)) !== undefined;
  } catch (error) {
    // Other failures leave it open, and the site can still be edited.
    return !isFailure(error, 'notFound');
  }
}

/** What an answer contains; undefined when the host no longer has it. @throws HostFailure for other reasons */
export async function findAtHost<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isFailure(error, 'notFound')) return undefined;
    throw error;
  }
}

/** Merges a file of the site with the newest commit; undefined when the version of the person stays whole. */
export function mergeRescued(file: string, versions: FileVersions): string | undefined {
  if (file === configName) return mergeConfig(versions);
  return file === recordName ? mergeRecord(versions) : undefined;
}

/** Where both sides differ and nobody knows who changed the value, that of the person counts. */
function mergeConfig({ mine, theirs, base }: FileVersions): string | undefined {
  const [own, other] = [readConfig(mine), readConfig(theirs)];
  if (own === undefined || other === undefined) return undefined;
  const before = base && readConfig(base);
  const from = readText(readFileContent(theirs).text);
  return writeConfig(mergeConfigs(before ?? {}, own, from.config).config, from);
}

function readConfig(bytes: Uint8Array): Json | undefined {
  const { isJson, text } = readFileContent(bytes);
  const config = isJson ? (JSON.parse(text) as Json) : undefined;
  return isObject(config) ? config : undefined;
}

function mergeRecord({ mine, theirs }: FileVersions): string | undefined {
  const [own, other] = [mine, theirs].map((bytes) => readRecord(new TextDecoder().decode(bytes)));
  return own && other && writeRecord(joinRecords(own, other));
}
