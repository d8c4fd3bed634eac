import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { slugify } from '../../../utils/slugify';
import { getIn, isJsonObject, type Json } from '../../../utils/json';
import type { Change } from '../../model/apply-change';
import { namePage } from '../../model/find-route';
import { makeStarter } from '../../schema/make-starter';
import { completeAddress, findAddressFault } from '../../schema/move-page';
import { addToMenu, nameNewPage } from '../../schema/page-names';
import { findNode } from '../../schema/schema-node';
import { writeLabel } from '../../schema/write-label';
import { pageWords } from '../../model/page-words';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { getList } from '../../model/paths';
import { CheckboxField, FormDialog, takeFocus } from './form-dialog';

interface PagePickerProps {
  onClose: () => void;
  /** @param others further changes */
  onAdd: (page: Json, others: readonly Change[]) => void;
}

/** What a new page is called, where it is, and what it begins with: an example, or a copy. */
export function PagePicker({ onClose, onAdd }: PagePickerProps) {
  const { root, config } = useEditor();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState(0);
  const [isInMenu, setInMenu] = useState(false);
  const address = typed ?? suggestAddress(title);
  const fault = findAddressFault(root, config, { route: undefined, address });
  const isComplete = title.trim() !== '' && fault === undefined;
  const node = findNode(root, config, ['routes', 0]) ?? {};
  const choices = [
    ...(node.defaultSnippets ?? []).map(({ label, body }) => ({
      name: writeLabel(label),
      make: () => makeStarter(root, node, config, { chosen: body }),
    })),
    ...listPagesToCopy(config).map((page) => ({
      name: words.copyOf(`“${namePage(config, page)}”`),
      make: () => page,
    })),
  ];

  function add() {
    const page = choices[chosen]?.make();
    if (!isJsonObject(page)) return;
    const named = nameNewPage(root, page, { path: address, title: title.trim() });
    onClose();
    onAdd(named, isInMenu ? (addToMenu(root, config, named) ?? []) : []);
  }

  return (
    <FormDialog
      title={words.addPage}
      width="xs"
      canSubmit={isComplete}
      onSubmit={add}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          inputRef={takeFocus}
          label={words.pageTitle}
          helperText={words.pageTitleHelp}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={words.address}
          error={address !== '' && fault !== undefined}
          helperText={address === '' ? words.addressHelp : (fault ?? words.addressHelp)}
          value={address}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => setTyped(completeAddress(target.value))}
        />
        <TextField
          select
          label={words.newPageFrom}
          value={chosen}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {choices.map(({ name }, index) => (
            <option key={`${index} ${name}`} value={index}>
              {name}
            </option>
          ))}
        </TextField>
        {addToMenu(root, config, { path: address, title }) && (
          <CheckboxField isOn={isInMenu} onChange={setInMenu} label={pageWords.addToMenu} />
        )}
      </Stack>
    </FormDialog>
  );
}

/**
 * There is one page for what is not found, and a page for each entry names the entries in its address.
 */
function listPagesToCopy(config: Json): Json[] {
  return getList(config, ['routes']).filter(
    (route) => getIn(route, ['path']) !== '*' && getIn(route, ['forEach']) === undefined,
  );
}

/** "Grief group" → "/grief-group" */
function suggestAddress(title: string): string {
  return title.trim() === '' ? '' : `/${slugify(title)}`;
}
