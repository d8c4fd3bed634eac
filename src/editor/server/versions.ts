import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSyntaxErrors } from '../../check/brackets/find-syntax-errors';
import type { EarlierVersion } from '../protocol/editor-api';
import { replaceFile } from '../../io/config-file';
import { readEditedFile } from './edited-file';
import { makePrivateFolder } from './folder-lock';
import { maxVersions, type Publication } from './publish/published-note';
import { ChangeError } from '../model/apply-change';
import { summarizeDifferences } from '../schema/describe-differences';
import type { Json } from '../../utils/json';

/** `2026-11-22T18-05-00.123Z-0123abcd.json`: when it was written over, and what it said. */
const fileName = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-[0-9a-f]+\.json$/;

/** Writes the file, and keeps in a private folder what it said before. */
export function writeVersion(configFile: string, folder: string, text: string): void {
  const now = readEditedFile(configFile);
  if (now) keepVersion(folder, now.text, now.hash);
  replaceFile(configFile, text);
}

/** Keeps what the file held before it is written over, and forgets the oldest. */
function keepVersion(folder: string, text: string, hash: string): void {
  makePrivateFolder(folder);
  const moment = new Date().toISOString().replaceAll(':', '-');
  writeFileSync(join(folder, `${moment}-${hash.slice(0, 8)}.json`), text);
  const names = readdirSync(folder).toSorted();
  for (const name of names.slice(0, -maxVersions)) rmSync(join(folder, name));
}

/** Keeps what was last saved, which another program has replaced, unless the newest version says the same. */
export function keepReplaced(folder: string, { text, hash }: { text: string; hash: string }): void {
  const isKept = listVersions(folder)[0]?.name.endsWith(`-${hash.slice(0, 8)}.json`);
  if (isKept !== true && findSyntaxErrors(text).length === 0) keepVersion(folder, text, hash);
}

/**
 * Marks the versions that were published: a publication is of the version that was replaced next. That of
 * none is what the file says now.
 */
export function markPublished(
  versions: readonly EarlierVersion[],
  publications: readonly Publication[],
): EarlierVersion[] {
  return versions.map((version, index) => {
    const { until: since = '' } = versions[index + 1] ?? {};
    const found = publications.find(({ time }) => time > since && time <= version.until);
    return found ? { ...version, published: found.message } : version;
  });
}

/** The versions that are kept, the newest first. */
export function listVersions(folder: string): EarlierVersion[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .toReversed()
    .filter((name) => fileName.test(name))
    .map((name) => ({ name, until: name.replace(fileName, '$1$2:$3:$4') }));
}

/** So many of the newest versions are compared, if their files are no longer than this. */
const maxCompared = 10;
const maxLength = 4_000_000;

/**
 * Adds to the newest versions what was changed when they were replaced.
 *
 * @param now the text of the file
 */
export function describeVersions(
  versions: readonly EarlierVersion[],
  folder: string,
  now: string,
): EarlierVersion[] {
  let next = parseShort(now);
  return versions.map((version, index) => {
    if (index >= maxCompared) return version;
    const config = parseShort(readFileSync(join(folder, version.name), 'utf8'));
    const both = config === undefined || next === undefined ? undefined : { config, next };
    const changed = both && summarizeDifferences(both.next, both.config);
    next = config;
    return changed === undefined ? version : { ...version, changed };
  });
}

/** Undefined for a long text and for one that is not JSON. */
function parseShort(text: string): Json | undefined {
  const isReadable = text.length <= maxLength && findSyntaxErrors(text).length === 0;
  return isReadable ? (JSON.parse(text) as Json) : undefined;
}

/**
 * What a version says.
 *
 * @throws ChangeError for a name that none of them has, and when the file was not JSON then
 */
export function readVersion(folder: string, name: string): Json {
  const isKept = listVersions(folder).some((version) => version.name === name);
  if (!isKept) throw new ChangeError('This version no longer exists.');
  const text = readFileSync(join(folder, name), 'utf8');
  if (findSyntaxErrors(text).length > 0)
    throw new ChangeError('This version is damaged: it isn’t valid JSON.');
  return JSON.parse(text) as Json;
}
