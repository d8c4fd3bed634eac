import { memo, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import { ExamplePicker } from '../dialogs/example-picker';
import { RowActions } from '../form/row-actions';
import { Icon } from '../icon';
import { narrowScreen } from '../layout';
import { listBlockElements } from '../../model/find-route';
import { RemovalDialog } from '../outline/outline-list';
import { useBlockEdits } from '../outline/use-block-edits';
import { isWithin, writeKey } from '../../model/paths';
import { useEditor } from '../state/editor-context';
import { rowId } from '../state/use-list-edits';
import { useBlockBox, type BlockBox } from './use-block-box';
import { blockToolsId, type PreviewFrame } from './use-preview-frame';

const barWords = { above: 'Add block above', below: 'Add block below' } as const;

/** Where the buttons are, for their ids. */
const place = 'page';

/** The height of a button that adds a block, in pixels. */
const addHeight = 40;

interface BlockBarProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** how much smaller the page is shown than it is */
  scale: number;
  shown: PreviewFrame;
}

/** The tools of the block under the pointer, or else of the selected one, where it is on the page. */
export function BlockBar({ frame, scale, shown }: BlockBarProps) {
  const { config, page, selected, selectInList } = useEditor();
  const { version, pointed } = shown;
  const blocks = listBlockElements(config, page);
  const chosen = blocks.find(({ path }) => isWithin(selected, path));
  const hovered = blocks.find(({ path }) => pointed && writeKey(path) === writeKey(pointed));
  const block = hovered ?? chosen;
  const box = useBlockBox(frame, { version, id: block?.id, scale });
  if (!block || !box) return null;
  const { path } = block;
  return (
    <Box
      sx={{ [`@media ${narrowScreen}`]: { display: 'none' } }}
      id={blockToolsId}
      // A block that is being moved keeps its tools, whatever it passes under the pointer.
      onFocus={() => {
        if (!isWithin(selected, path)) selectInList(path);
      }}
    >
      <BlockTools route={Number(path[1])} index={Number(path[3])} box={box} />
    </Box>
  );
}

interface BlockToolsProps {
  route: number;
  index: number;
  box: BlockBox;
}

const BlockTools = memo(function BlockTools({ route, index, box }: BlockToolsProps) {
  const { list, node, edits, add } = useBlockEdits(route, place);
  /** where a block is being added */
  const [next, setNext] = useState<number>();
  const gaps = [
    { label: barWords.above, at: index, top: Math.max(box.top, addHeight / 2) },
    { label: barWords.below, at: index + 1, top: Math.min(box.bottom, box.end - addHeight / 2) },
  ];
  return (
    <Box
      component="fieldset"
      id={rowId(place, list, index, 'open')}
      tabIndex={-1}
      aria-label={edits.nameAt(index)}
      sx={{ m: 0, p: 0, border: 0 }}
    >
      <Paper
        elevation={4}
        sx={{ position: 'absolute', px: 0.5 }}
        style={{ top: box.top + addHeight / 2, right: box.right + 8 }}
      >
        <RowActions place={place} list={list} index={index} edits={edits} isGrouped />
      </Paper>
      {edits.hasRoom &&
        gaps.map(({ label, at, top }) => (
          <Tooltip key={at} title={label}>
            <Fab
              size="small"
              color="primary"
              aria-label={label}
              onClick={() => setNext(at)}
              sx={{ position: 'absolute', transform: 'translate(-50%, -50%)' }}
              style={{ top, left: box.middle }}
            >
              <Icon name="add" />
            </Fab>
          </Tooltip>
        ))}
      {next !== undefined && (
        <ExamplePicker
          node={node}
          place={{ page: ['routes', route], before: edits.items[next - 1] }}
          onClose={() => setNext(undefined)}
          onChoose={(branch, example) => add(branch, example, next)}
        />
      )}
      <RemovalDialog edits={edits} />
    </Box>
  );
});
