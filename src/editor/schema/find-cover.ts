import { getIn, type Json, type Path } from '../../utils/json';
import { chooseBranch, findNode, resolveRef, type RootSchema } from './schema-node';

/**
 * The video that visitors see over an image.
 *
 * @param path the file of the image
 * @returns where the video is; undefined where none plays over it
 */
export function findCover(root: RootSchema, config: Json, path: Path): Path | undefined {
  const owner = path.slice(0, -2);
  const node = findNode(root, config, owner);
  const { properties = {} } = (node && chooseBranch(root, node, getIn(config, owner))) ?? {};
  const name = Object.keys(properties).find((key) => {
    const files = Object.values(resolveRef(root, properties[key] ?? {}).properties ?? {});
    return files.some(({ format }) => format === 'video');
  });
  const cover = name === undefined ? undefined : [...owner, name];
  return cover && getIn(config, cover) !== undefined ? cover : undefined;
}
