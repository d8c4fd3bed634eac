import { getIn, type Json, type Path } from '../../../utils/json';
import { nameBlock } from '../../schema/describe-place';
import { makeStarter } from '../../schema/make-starter';
import { chooseBranch, findNode, type SchemaNode } from '../../schema/schema-node';
import { words } from '../../words';
import { useEditor } from '../state/editor-context';
import { useOutlineEdits, type OutlineEdits } from './use-outline-edits';

export interface BlockEdits {
  /** the path of the blocks in the config */
  list: Path;
  /** the schema of a block: one branch for each type */
  node: SchemaNode;
  edits: OutlineEdits;
  /** the setting that holds the heading of a block */
  findHeading: (block: Json) => string | undefined;
  nameItem: (block: Json) => string;
  /** adds a block of a type, as one of its examples if one is chosen */
  add: (branch: SchemaNode, example: Json | undefined, index: number) => void;
}

/**
 * What can be done with the blocks of a page, in the outline and on the page.
 *
 * @param route which of the routes
 * @param buttons as in `useOutlineEdits`
 */
export function useBlockEdits(route: number, buttons?: string): BlockEdits {
  const { root, config } = useEditor();
  const list = ['routes', route, 'blocks'];
  const node = findNode(root, config, [...list, 0]) ?? {};
  const findHeading = (block: Json) => chooseBranch(root, node, block)?.headingProperty;
  const nameItem = (block: Json) => nameBlock(block, findHeading(block));
  const edits = useOutlineEdits({
    list,
    itemLabel: words.block,
    nameItem,
    ...(buttons !== undefined && { buttons }),
  });
  const add: BlockEdits['add'] = (branch, chosen, index) => {
    const forEach = getIn(config, ['routes', route, 'forEach']);
    edits.add(branch, index, makeStarter(root, branch, config, { chosen, forEach }));
  };
  return { list, node, edits, findHeading, nameItem, add };
}
