import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { GroupFields } from '../form/group-fields';
import { renderSetting } from '../form/form-panel';
import { SettingContext } from '../form/use-setting';
import { getIn } from '../../../utils/json';
import { nameValue } from '../../schema/name-value';
import {
  beginEntry,
  listUnfilled,
  planEntry,
  type CompanionChoice,
  type NewEntry,
} from '../../schema/plan-entry';
import { nameOne } from '../../model/name-list';
import { settleChoices } from '../../schema/settle-choices';
import { useEditor } from '../state/editor-context';
import { NestedEditor } from '../state/nested-editor';
import { words } from '../../words';
import { CompanionFields } from './companion-fields';
import { FormDialog } from './form-dialog';

interface EntryDialogProps {
  entry: NewEntry;
  onClose: () => void;
}

/** A new entry and all that comes with it in one form, which is one step. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { root, config, change, announce, select } = useEditor();
  const { list, path, usual, named, companions } = entry;
  const [begun] = useState(() => beginEntry(root, config, entry));
  const [scratch, setScratch] = useState(begun);
  const [choices, setChoices] = useState<Record<string, CompanionChoice>>({});
  const settled = settleChoices(entry, begun, scratch, choices);
  const missing = listUnfilled(root, scratch, entry, settled);
  const title = words.addOne(nameOne(config, list.key, list.items.title));
  const value = getIn(scratch, path);

  function add() {
    change({ label: title, changes: planEntry(config, scratch, entry, settled) });
    select(path);
    announce(words.added(nameValue(value) ?? title));
    onClose();
  }

  return (
    <FormDialog
      title={title}
      width="sm"
      missing={missing}
      isChanged={scratch !== begun}
      onSubmit={add}
      onClose={onClose}
    >
      <SettingContext value={renderSetting}>
        <NestedEditor config={scratch} onChange={setScratch}>
          <Stack sx={{ gap: 3 }}>
            <GroupFields
              node={list.items}
              path={path}
              value={value}
              usual={usual}
              without={[...named, ...companions.map(({ property }) => property)]}
            />
            {companions.map((companion) => (
              <CompanionFields
                key={companion.property}
                companion={companion}
                present={config}
                choice={choices[companion.property] ?? { is: companion.model ? 'new' : 'none' }}
                isSettled={companion.property in choices}
                onChoose={(choice) =>
                  setChoices((before) => ({ ...before, [companion.property]: choice }))
                }
              />
            ))}
          </Stack>
        </NestedEditor>
      </SettingContext>
    </FormDialog>
  );
}
