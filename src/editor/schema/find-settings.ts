import type { Path } from '../../utils/json';
import { hasAll } from '../model/search-answers';
import { listSettings } from './list-entries';
import { resolveRef, type RootSchema } from './schema-node';
import { labelSetting } from './write-label';

/** A setting for the whole site that a person may look for among the blocks. */
export interface FoundSetting {
  path: Path;
  label: string;
  /** the form that it is in; undefined where the setting is a whole form */
  form: string | undefined;
  description: string | undefined;
}

/** With more of them, the blocks would be out of sight. */
const maxFound = 3;

/**
 * The settings for the whole site that have a name with all of these words, such as the social networks
 * and the menu. A setting without other names is not something that people look for.
 *
 * @param stems see `listStems`
 */
export function findSettingsCalled(root: RootSchema, stems: readonly string[]): FoundSetting[] {
  const all = listSettings(root).flatMap(({ key, node }) => [
    { path: [key], node, form: undefined },
    ...Object.entries(node.properties ?? {}).map(([name, property]) => ({
      path: [key, name],
      node: resolveRef(root, property),
      form: labelSetting([key]),
    })),
  ]);
  return all
    .filter(
      ({ path, node: { alsoCalled } }) =>
        alsoCalled && [labelSetting(path), ...alsoCalled].some((name) => hasAll(name, stems)),
    )
    .slice(0, maxFound)
    .map(({ path, form, node: { description } }) => ({
      path,
      label: labelSetting(path),
      form,
      description,
    }));
}
