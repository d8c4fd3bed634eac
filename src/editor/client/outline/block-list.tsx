import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExamplePicker } from '../dialogs/example-picker';
import { MoveBlockDialog } from '../dialogs/move-block-dialog';
import { getIn, type Json, type Path } from '../../../utils/json';
import { describeBlock, nameBlock } from '../../schema/describe-place';
import { isWithin } from '../../schema/json';
import { makeStarter } from '../../schema/make-starter';
import { listPagesWithRoom } from '../../schema/move-block';
import { chooseBranch, findNode, type SchemaNode } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { addId } from '../state/use-list-edits';
import { words } from '../../words';
import { AddButton } from './add-button';
import { findBlockIcon } from './block-icons';
import { OutlineList } from './outline-list';
import { place, useOutlineEdits } from './use-outline-edits';

interface BlockListProps {
  /** which of the routes */
  route: number;
  /** a block is on another page now, at this place */
  onMoved: (to: Path) => void;
}

/** The blocks of a page, from top to bottom. */
export function BlockList({ route, onMoved }: BlockListProps) {
  const { root, config, selected } = useEditor();
  const [isPicking, setPicking] = useState(false);
  const [leaving, setLeaving] = useState<number>();
  const list = ['routes', route, 'blocks'];
  const node = findNode(root, config, [...list, 0]) ?? {};
  const findHeading = (block: Json) => chooseBranch(root, node, block)?.headingProperty;
  const nameItem = (block: Json) => nameBlock(block, findHeading(block));
  const edits = useOutlineEdits({ list, itemLabel: words.block, nameItem });
  const pages = listPagesWithRoom(root, config, list);

  const isNext = isWithin(selected, list);
  const next = isNext ? Number(selected[list.length]) + 1 : edits.items.length;

  function add(branch: SchemaNode, example: Json | undefined) {
    const forEach = getIn(config, ['routes', route, 'forEach']);
    edits.add(branch, next, makeStarter(root, branch, config, { chosen: example, forEach }));
  }

  return (
    <Box sx={{ pl: 1 }}>
      <OutlineList
        list={list}
        label={words.blocks}
        items={edits.items.map((block, index) => {
          const { type, kind, heading } = describeBlock(block, findHeading(block));
          const shown = heading
            ? { label: heading, detail: kind, name: nameItem(block) }
            : { label: kind };
          return { index, icon: findBlockIcon(type), ...shown };
        })}
        edits={edits}
        onMoveAway={pages.length > 0 ? setLeaving : undefined}
      />
      {edits.items.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {words.pageEmpty}
        </Typography>
      )}
      {edits.hasRoom && (
        <AddButton
          id={addId(place, list)}
          label={words.addBlock}
          onClick={() => setPicking(true)}
        />
      )}
      <ExamplePicker
        isOpen={isPicking}
        node={node}
        place={{ page: ['routes', route], before: edits.items[next - 1] }}
        onClose={() => setPicking(false)}
        onChoose={add}
      />
      {leaving !== undefined && (
        <MoveBlockDialog
          from={[...list, leaving]}
          pages={pages}
          nameBlock={nameItem}
          onClose={() => setLeaving(undefined)}
          onMoved={onMoved}
        />
      )}
    </Box>
  );
}
