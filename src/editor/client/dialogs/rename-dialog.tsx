import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import type { Path } from '../../../utils/json';
import { findLanguage } from '../../model/find-route';
import { writeKey } from '../../model/paths';
import { nameMove, planMove } from '../../schema/move-page';
import { listPageNames, readPageName, renamePage } from '../../schema/page-names';
import { pageWords } from '../../model/page-words';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { CheckboxField, FormDialog, takeFocus } from './form-dialog';

interface RenameDialogProps {
  route: Path;
  onClose: () => void;
}

/** Gives a page another name in the language that is shown: in its title, its heading, menus and its path. */
export function RenameDialog({ route, onClose }: RenameDialogProps) {
  const { root, config, page, change, announce } = useEditor();
  const language = findLanguage(config, page);
  const before = readPageName(config, route, language);
  const names = listPageNames(root, config, route, language);
  const [name, setName] = useState(before);
  // Not a label such as “Fees” for a part of the page “Prices”, unless a person wants that.
  const [left, setLeft] = useState(() =>
    names.filter(({ text }) => text !== before).map(({ path }) => writeKey(path)),
  );
  const [isMoved, setMoved] = useState(false);
  const changed = names.filter(({ path }) => !left.includes(writeKey(path)));
  const meant = name.trim();
  const move =
    meant === before ? undefined : nameMove(root, config, { route, name: meant, language });

  function toggle(path: Path, isChecked: boolean) {
    const key = writeKey(path);
    setLeft(isChecked ? left.filter((one) => one !== key) : [...left, key]);
  }

  function apply() {
    const changes = renamePage(config, route, {
      name: meant,
      names: changed.map((one) => one.path),
      language,
    });
    const moves = isMoved && move ? planMove(root, config, move).changes : [];
    change({ label: pageWords.renamePage, changes: [...changes, ...moves] });
    announce(pageWords.nameChanged(meant));
    onClose();
  }

  return (
    <FormDialog
      title={pageWords.renamePage}
      width="sm"
      canSubmit={meant !== '' && (meant !== before || changed.some(({ text }) => text !== meant))}
      onSubmit={apply}
      onClose={onClose}
    >
      <TextField
        inputRef={takeFocus}
        fullWidth
        label={words.pageTitle}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {(names.length > 0 || move) && (
        <FormControl component="fieldset" sx={{ mt: 2 }}>
          <FormLabel component="legend">{pageWords.alsoCalled}</FormLabel>
          {names.map(({ path, place, text }) => (
            <CheckboxField
              key={writeKey(path)}
              isOn={changed.some((one) => one.path === path)}
              onChange={(isOn) => toggle(path, isOn)}
              label={`${place}: “${text}”`}
            />
          ))}
          {move && (
            <CheckboxField
              isOn={isMoved}
              onChange={setMoved}
              label={pageWords.movesTo(move.from, move.address)}
            />
          )}
        </FormControl>
      )}
    </FormDialog>
  );
}
