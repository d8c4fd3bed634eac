import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListSetting } from '../form/list-setting';
import { FieldNotes } from '../form/field-notes';
import { controlId, useFieldFocus, type SettingProps } from '../form/use-setting';
import { Icon } from '../icon';
import type { Path } from '../../../utils/json';
import { writeKey } from '../../model/paths';
import type { SchemaNode } from '../../schema/schema-node';
import { LanguageDialog } from './language-dialog';
import { languageWords } from './language-words';

/** Whether a setting is the list of the languages of the site. */
export function isLanguages(path: Path): boolean {
  return writeKey(path) === writeKey(['site', 'languages']);
}

/** The languages of the site: another one is added together with the pages that it must have. */
export function LanguagesSetting(props: SettingProps & { items: SchemaNode }) {
  const { path, value } = props;
  const [isAdding, setAdding] = useState(false);
  const button = useFieldFocus<HTMLButtonElement>(path);
  return (
    <Box>
      {value === undefined ? (
        <>
          <Button
            ref={button}
            id={controlId(path)}
            size="small"
            variant="outlined"
            startIcon={<Icon name="add" />}
            onClick={() => setAdding(true)}
          >
            {languageWords.add}
          </Button>
          <FieldNotes path={path} help={languageWords.help} />
        </>
      ) : (
        <ListSetting {...props} addLabel={languageWords.add} onAdd={() => setAdding(true)} />
      )}
      {isAdding && <LanguageDialog onClose={() => setAdding(false)} />}
    </Box>
  );
}
