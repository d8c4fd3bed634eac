import { configName } from '../../../io/project-folder';
import { createContentTest, listContent } from './content-files';
import { isPublic, type EditedContent, type Merge } from './merge-content';
import { plainFile, removedFile, type GitFile, type Repository } from './repository';

/**
 * Makes a version of the site beside the folder: a commit with the content of the folder and of a merge
 * in it. It takes over nothing else that lies in the folder or is staged, and changes neither.
 *
 * @returns its id; the one of the commit when nothing changes
 */
export async function makeCandidate(
  repository: Repository,
  { folder, files }: EditedContent,
  { text, changes, isContent }: Pick<Merge, 'text' | 'changes' | 'isContent'>,
  commit: string,
): Promise<string> {
  const mine = new Map(await repository.nameFiles(listContent(folder, text, files)));
  const config = await repository.nameText(configName, text);
  for (const [file, blob] of [...changes, [configName, config] as const]) {
    if (blob === undefined) mine.delete(file);
    else mine.set(file, { mode: plainFile, blob });
  }
  const there = await repository.listFiles(commit, isContent);
  const isListed = createContentTest(text);
  const removed = new Set(files.listRemoved().map((file) => `public${file}`));
  const gone = [...there].filter(
    ([file]) =>
      !mine.has(file) &&
      (changes.has(file) ||
        removed.has(file) ||
        (isListed(file) && !isPublic(file) && file !== configName)),
  );
  return repository.makeCandidate(
    commit,
    new Map([
      ...[...mine].map(([file, { mode, blob }]): [string, GitFile] => [
        file,
        { mode: there.get(file)?.mode ?? mode, blob },
      ]),
      ...gone.map(([file, { blob }]): [string, GitFile] => [file, { mode: removedFile, blob }]),
    ]),
  );
}
