import { type Json, type Path, isObject } from '../../utils/json';
import type {
  ChangesRequest,
  DraftRequest,
  FileRequest,
  FixRequest,
  RepairRequest,
  KeepRequest,
  RestoreRequest,
  SaveRequest,
  UnfinishedRequest,
} from '../protocol/editor-api';
import type { PrepareRequest, PublishRequest, PublishTarget } from '../protocol/publish-api';
import type { Change } from '../model/apply-change';
import type { Side } from '../model/merge';
import { malformed, RefusedRequest, type Fields } from './read-body';

const longestMessage = 10_000;

/** @throws RefusedRequest when it is something else */
export function readChanges({ revision, label, changes, isTyped }: Fields): ChangesRequest {
  if (typeof revision !== 'number' || typeof label !== 'string' || !Array.isArray(changes)) {
    throw malformed();
  }
  return {
    revision,
    label,
    changes: changes.map(readChange),
    ...(isTyped === true && { isTyped }),
  };
}

/** @throws RefusedRequest when it is something else */
export function readCheck({ config }: Fields): Json {
  if (!isJson(config)) throw malformed();
  return config;
}

/** @throws RefusedRequest when it is something else */
export function readFix({ revision, index }: Fields): FixRequest {
  if (typeof revision !== 'number' || typeof index !== 'number') throw malformed();
  return { revision, index };
}

/** @throws RefusedRequest when it is something else */
export function readSave({ choices }: Fields): SaveRequest {
  if (choices === undefined) return {};
  if (Array.isArray(choices) && choices.every(isSide)) return { choices };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readDraft({ choice }: Fields): DraftRequest {
  if (choice === 'keep' || choice === 'discard') return { choice };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readRestore({ revision, name }: Fields): RestoreRequest {
  if (typeof revision === 'number' && typeof name === 'string') return { revision, name };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readUnfinished({ revision, text }: Fields): UnfinishedRequest {
  const isText = typeof text === 'string' || text === null;
  if (typeof revision === 'number' && isText) return { revision, text };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readRepair(body: Fields): RepairRequest {
  const { revision, text } = readUnfinished(body);
  if (text !== null) return { revision, text };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readKeep({ id, choice }: Fields): KeepRequest {
  if (typeof id === 'string' && (choice === 'replace' || choice === 'both')) return { id, choice };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readFile({ file }: Fields): FileRequest {
  if (typeof file === 'string') return { file };
  throw malformed();
}

/** @throws RefusedRequest when it is something else */
export function readPrepare(body: Fields): PrepareRequest {
  const { target, conflictsOf } = body;
  const { choices } = readSave(body);
  if (!isTarget(target)) throw malformed();
  return {
    target,
    ...(choices && { choices }),
    ...(typeof conflictsOf === 'string' && { conflictsOf }),
  };
}

/** @throws RefusedRequest when it is something else */
export function readPublish({ target, id, message, takesProgram }: Fields): PublishRequest {
  if (!isTarget(target) || typeof id !== 'string' || typeof message !== 'string') throw malformed();
  // git takes no text with such a mark in it.
  const text = message.replaceAll('\0', '').trim();
  if (text.length > longestMessage) {
    const most = longestMessage.toLocaleString('en-US');
    throw new RefusedRequest(422, `Describe your changes in up to ${most} characters.`);
  }
  return { target, id, message: text, ...(takesProgram === true && { takesProgram }) };
}

function isTarget(value: unknown): value is PublishTarget {
  return value === 'usual' || value === 'review';
}

function isSide(value: unknown): value is Side {
  return value === 'mine' || value === 'theirs';
}

function readChange(change: unknown): Change {
  const { op, path, value, at, from, to } = isObject(change) ? change : {};
  if (op === 'move' && isPath(from) && isPath(to)) return { op, from, to };
  if (op === 'remove' && isPath(path)) return { op, path };
  if (op === 'insert' && isPath(path) && isJson(value)) return { op, path, value };
  if (op === 'set' && isPath(path) && isJson(value)) {
    return { op, path, value, ...(typeof at === 'number' && { at }) };
  }
  throw malformed();
}

function isPath(value: unknown): value is Path {
  return (
    Array.isArray(value) && value.every((key) => typeof key === 'string' || typeof key === 'number')
  );
}

/** What was read from JSON is JSON, if it is there at all. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}
