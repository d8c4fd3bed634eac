import type { Json } from '../../../utils/json';
import { listDifferences } from '../../model/list-differences';
import { configName } from '../../../io/project-folder';
import { createContentTest, listContent } from './content-files';
import { isPublic, readConfig, type EditedContent, type Merge } from './merge-content';
import type { Repository } from './repository';

/**
 * So many changes make a version of the site from one of the repository: blocks, entries, settings, and
 * files that were replaced.
 *
 * @param version the text of its config, and files that come from elsewhere than the folder
 */
export async function countChanges(
  repository: Repository,
  { folder, files }: EditedContent,
  { text, changes }: Pick<Merge, 'text' | 'changes'>,
  commit: string,
): Promise<number> {
  const before = await readConfig(repository, commit);
  const tests = [text, before.text].map(createContentTest);
  const there = await repository.listFiles(commit, (file) => tests.some((test) => test(file)));
  const here = await repository.nameFiles(listContent(folder, text, files));
  const replaced = [...here].filter(([file, { blob }]) => {
    // The config is counted by its parts.
    if (file === configName || changes.has(file)) return false;
    const old = there.get(file);
    // A new image is one change with the place that shows it.
    return old ? old.blob !== blob : !isPublic(file);
  });
  const differences = listDifferences(JSON.parse(text) as Json, JSON.parse(before.text) as Json);
  return differences.length + replaced.length;
}
