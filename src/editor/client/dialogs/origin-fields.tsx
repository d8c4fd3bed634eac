import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { applyChange } from '../../model/apply-change';
import { getIn, isJsonObject, isSame, type JsonObject, type Json } from '../../../utils/json';
import { GroupFields } from '../form/group-fields';
import { findRecordNode, recordsPath, makeRecord, ownLicense } from '../../schema/file-records';
import { getList } from '../../model/paths';
import { useEditor } from '../state/editor-context';
import { NestedEditor } from '../state/nested-editor';
import { insertItem } from '../../model/write-edits';
import { nameValue } from '../../schema/name-value';
import type { RootSchema } from '../../schema/schema-node';
import { fileWords } from './file-words';
import { words } from '../../words';

interface OriginFieldsProps {
  record: JsonObject;
  onChange: (record: JsonObject) => void;
}

/**
 * Where files come from: most are the practice’s own. Of others, who made them and under which license
 * they may be used: the settings of a record, not yet there.
 */
export function OriginFields({ record, onChange }: OriginFieldsProps) {
  const { root, config } = useEditor();
  const headingId = useId();
  const index = getList(config, recordsPath).length;
  const path = [...recordsPath, index];
  const own = findOwnOrigin(config);
  const { creator, license } = record;
  const [isOwn, setOwn] = useState(isSame(own, { creator, license }));
  const scratch = applyChange(config, insertItem(config, recordsPath, index, record)).config;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3">
        {words.origin}
      </Typography>
      {own && (
        <RadioGroup
          aria-labelledby={headingId}
          value={isOwn ? 'own' : 'other'}
          onChange={({ target }) => {
            const isNowOwn = target.value === 'own';
            setOwn(isNowOwn);
            onChange({ ...record, ...(isNowOwn ? own : { creator: '', license: '' }) });
          }}
        >
          <FormControlLabel value="own" control={<Radio />} label={fileWords.ownWork} />
          <FormControlLabel value="other" control={<Radio />} label={fileWords.otherWork} />
        </RadioGroup>
      )}
      {!isOwn && (
        <NestedEditor
          config={scratch}
          onChange={(next) => {
            const changed = getIn(next, path);
            if (isJsonObject(changed)) onChange(changed);
          }}
        >
          <GroupFields node={findRecordNode(root)} path={path} value={record} without={['files']} />
        </NestedEditor>
      )}
    </Box>
  );
}

type Origin = Record<'creator' | 'license', Json>;

/** What was said of the last file: as long as this window is open, the next one begins with it. */
let last: Origin | undefined;

export function rememberOrigin({ creator = '', license = '' }: JsonObject): void {
  last = { creator, license };
}

/** That the practice made or owns a file; undefined while it has no name. */
function findOwnOrigin(config: Json): Origin | undefined {
  const creator = nameValue(getIn(config, ['site', 'name'])) ?? '';
  return creator === '' ? undefined : { creator, license: ownLicense };
}

/** The record of a new file, with the likeliest answers. */
export function beginRecord(root: RootSchema, config: Json, file: string): JsonObject {
  return { ...makeRecord(root, file), ...(last ?? findOwnOrigin(config)) };
}
