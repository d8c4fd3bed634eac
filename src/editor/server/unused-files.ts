import type { FileRequest, UnusedAnswer } from '../protocol/editor-api';
import type { Change } from '../model/apply-change';
import type { Json } from '../../utils/json';
import { words } from '../words';
import { getList } from '../model/paths';
import type { EditorParts } from './answer-request';
import { RefusedRequest } from './read-body';

type Parts = Pick<EditorParts, 'document' | 'draftCheck' | 'files'>;

/** The files in public/ that nothing leads to, and those that were removed. */
export function listUnused({ document, draftCheck, files }: Parts): UnusedAnswer {
  const { config: written } = document.read();
  const { config } = document.checked;
  return {
    ...(config && written !== undefined && { unused: draftCheck.listUnused(config, written) }),
    removed: files.listRemoved(),
  };
}

/**
 * Removes a file that nothing leads to, and the record of where it comes from. The config is saved
 * with it, so that it never names a file that is not there; undoing brings both back.
 *
 * @throws RefusedRequest when something leads to it, or the draft differs from the file
 */
export function removeFile(parts: Parts, { file }: FileRequest): UnusedAnswer {
  const { document, files } = parts;
  const { isSaved, revision, fileHash, config } = document.read();
  if (!isSaved) throw new RefusedRequest(422, words.saveBeforeRemoving);
  const { unused = [] } = listUnused(parts);
  if (!unused.some((each) => each.file === file)) {
    throw new RefusedRequest(422, `${file} isn’t one of the unused files.`);
  }
  const changes = config === undefined ? [] : forgetFile(config, file);
  if (changes.length > 0) {
    document.change({ revision, label: words.removeOne(file), changes });
    document.save(fileHash);
  }
  files.remove(file);
  return listUnused(parts);
}

/** @throws RefusedRequest when it was not removed, or is there again */
export function putBack(parts: Parts, { file }: FileRequest): UnusedAnswer {
  const { files } = parts;
  if (!files.listRemoved().includes(file)) {
    throw new RefusedRequest(422, `${file} isn’t one of the removed files.`);
  }
  files.putBack(file);
  return listUnused(parts);
}

/** Takes a file out of the records of where files come from; a record of nothing else goes. */
function forgetFile(config: Json, file: string): Change[] {
  const records = [...getList(config, ['media']).entries()].toReversed();
  return records.flatMap(([index, record]): Change[] => {
    const named = getList(record, ['files']);
    const at = named.indexOf(file);
    if (at < 0) return [];
    const path = ['media', index];
    return [{ op: 'remove', path: named.length > 1 ? [...path, 'files', at] : path }];
  });
}
