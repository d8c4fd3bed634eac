import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { getIn, type Json, type Path, readText } from '../../../utils/json';
import { namePage } from '../../model/find-route';
import { describePlace } from '../../schema/describe-place';
import { planBlockMove, type BlockMove } from '../../schema/move-block';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { getList } from '../../model/paths';
import { FormDialog, takeFocus } from './form-dialog';
import { ShortList } from './list-dialog';

interface MoveBlockDialogProps {
  /** where the block is */
  from: Path;
  /** which of the routes it can be moved to: at least one */
  pages: readonly number[];
  nameBlock: (block: Json) => string;
  onClose: () => void;
  onMoved: (to: Path) => void;
}

/** Asks for the page that a block is moved to and its place there, and shows what follows from it. */
export function MoveBlockDialog(props: MoveBlockDialogProps) {
  const { from, pages, nameBlock, onClose, onMoved } = props;
  const { root, config, change, announce } = useEditor();
  const [page = 0, setPage] = useState(pages[0]);
  const [position, setPosition] = useState<number>();
  const blocks = getList(config, ['routes', page, 'blocks']);
  const to = ['routes', page, 'blocks', position ?? blocks.length];
  const move = planBlockMove(root, config, { from, to });
  const name = nameBlock(getIn(config, from) ?? {});
  const nameOf = (route: number) => namePage(config, getIn(config, ['routes', route]) ?? {});

  function apply() {
    change({ label: words.moveAway(name), changes: move.changes });
    announce(words.movedToPage(name, nameOf(page)));
    onClose();
    onMoved(to);
  }

  return (
    <FormDialog title={words.moveToPage} width="sm" canSubmit onSubmit={apply} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{name}</Typography>
        <TextField
          select
          label={words.toPage}
          value={page}
          inputRef={takeFocus}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setPage(Number(target.value));
            setPosition(undefined);
          }}
        >
          {pages.map((route) => (
            <option key={route} value={route}>
              {`${nameOf(route)} (${readText(getIn(config, ['routes', route, 'path'])) ?? ''})`}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label={words.placeOnPage}
          value={position ?? blocks.length}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setPosition(Number(target.value))}
        >
          <option value={0}>{words.atTop}</option>
          {blocks.map((block, index) => (
            <option key={index} value={index + 1}>
              {words.after(nameBlock(block))}
            </option>
          ))}
        </TextField>
        <Consequences move={move} />
      </Stack>
    </FormDialog>
  );
}

function Consequences({ move: { newAnchor, links, lost } }: { move: BlockMove }) {
  const { config } = useEditor();
  const list = (paths: readonly Path[]) => (
    <ShortList items={paths.map((path) => describePlace(config, path))} />
  );
  const isLinked = links.length + lost.length > 0;
  return (
    <Typography variant="body2" component="div" aria-live="polite">
      {newAnchor !== undefined && <p>{words.newAnchor(newAnchor)}</p>}
      {!isLinked && words.noLinksToBlock}
      {links.length > 0 && words.linksFollow}
      {list(links)}
      {lost.length > 0 && words.linksLost}
      {list(lost)}
    </Typography>
  );
}
