import { getIn, readText } from '../../../utils/json';
import { useState } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { describePlace } from '../../schema/describe-place';
import {
  completeAddress,
  findAddressFault,
  listBelow,
  planMove,
  planMoves,
  type PageMove,
} from '../../schema/move-page';
import { pageWords } from '../../model/page-words';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { CheckboxField, FormDialog, takeFocus } from './form-dialog';
import { ShortList } from './list-dialog';

interface AddressDialogProps {
  route: number;
  /** whose address it is, where that is another one than the main one */
  language?: string | undefined;
  onClose: () => void;
}

/** Gives a page another address, and shows beforehand what follows from it. */
export function AddressDialog({ route, language, onClose }: AddressDialogProps) {
  const { root, config, change, announce } = useEditor();
  const before = readText(getIn(config, ['routes', route, 'path']), language) ?? '';
  const [address, setAddress] = useState(before);
  const [keepsOld, setKeepsOld] = useState(true);
  const [isWhole, setWhole] = useState(true);
  const isNew = address !== before;
  const own = { route, address, language };
  const below = listBelow(config, own);
  const fault = isNew
    ? [own, ...(isWhole ? below : [])]
        .map((one) => findAddressFault(root, config, one))
        .find((one) => one !== undefined)
    : undefined;
  const move =
    isNew && fault === undefined
      ? (isWhole ? planMoves : planMove)(root, config, { ...own, keepsOld })
      : undefined;

  function apply() {
    if (!move) return;
    change({ label: words.changeAddress, changes: move.changes });
    announce(words.addressChanged(address));
    onClose();
  }

  return (
    <FormDialog
      title={words.changeAddress}
      width="sm"
      canSubmit={move !== undefined}
      onSubmit={apply}
      onClose={onClose}
    >
      <TextField
        inputRef={takeFocus}
        fullWidth
        label={words.address}
        value={address}
        error={fault !== undefined}
        helperText={fault ?? words.addressHelp}
        onChange={({ target }) => setAddress(completeAddress(target.value))}
      />
      <CheckboxField
        sx={{ my: 1 }}
        isOn={keepsOld}
        onChange={setKeepsOld}
        label={words.keepOldAddress}
      />
      {below.length > 0 && (
        <CheckboxField
          sx={{ mb: 1 }}
          isOn={isWhole}
          onChange={setWhole}
          label={pageWords.movesBelow(below.length)}
        />
      )}
      {move && <Consequences move={move} />}
    </FormDialog>
  );
}

function Consequences({ move: { redirects, links } }: { move: PageMove }) {
  const { config } = useEditor();
  return (
    <Typography variant="body2" component="div">
      {redirects.length > 0 && (
        <>
          {words.redirectsAdded}
          <ShortList items={redirects.map(({ from, to }) => `${from} → ${to}`)} />
        </>
      )}
      {links.length > 0 ? words.linksFollow : words.noLinksFollow}
      <ShortList items={[...new Set(links.map((path) => describePlace(config, path)))]} />
    </Typography>
  );
}
