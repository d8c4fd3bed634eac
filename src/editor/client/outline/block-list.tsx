import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExamplePicker } from '../dialogs/example-picker';
import { MoveBlockDialog } from '../dialogs/move-block-dialog';
import type { Path } from '../../../utils/json';
import { describeBlock } from '../../schema/describe-place';
import { isWithin } from '../../model/paths';
import { listPagesWithRoom } from '../../schema/move-block';
import { useEditor } from '../state/editor-context';
import { addId } from '../state/use-list-edits';
import { words } from '../../words';
import { findBlockIcon } from './block-icons';
import { OutlineList, AddButton } from './outline-list';
import { useBlockEdits } from './use-block-edits';
import { place } from './use-outline-edits';

interface BlockListProps {
  route: number;
  /** a block is on another page now, at this place */
  onMoved: (to: Path) => void;
}

/** The blocks of a page, from top to bottom. */
export function BlockList({ route, onMoved }: BlockListProps) {
  const { root, config, selected } = useEditor();
  const [isPicking, setPicking] = useState(false);
  const [leaving, setLeaving] = useState<number>();
  const { list, node, edits, findHeading, nameItem, add } = useBlockEdits(route);
  const pages = listPagesWithRoom(root, config, list);

  const isNext = isWithin(selected, list);
  const next = isNext ? Number(selected[list.length]) + 1 : edits.items.length;

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
      {isPicking && (
        <ExamplePicker
          node={node}
          place={{ page: ['routes', route], before: edits.items[next - 1] }}
          onClose={() => setPicking(false)}
          onChoose={(branch, example) => add(branch, example, next)}
        />
      )}
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
