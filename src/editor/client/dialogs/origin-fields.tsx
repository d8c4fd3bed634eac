import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { applyChange } from '../../model/apply-change';
import { getIn, isJsonObject, type JsonObject } from '../../../utils/json';
import { GroupFields } from '../form/group-fields';
import { findRecordNode, recordsPath } from '../../schema/file-records';
import { listLength } from '../../schema/json';
import { useEditor } from '../state/editor-context';
import { NestedEditor } from '../state/nested-editor';
import { insertItem } from '../../model/write-edits';
import { words } from '../../words';

interface OriginFieldsProps {
  record: JsonObject;
  onChange: (record: JsonObject) => void;
}

/** Who made a file, and under which licence it may be used: the settings of a record, not yet there. */
export function OriginFields({ record, onChange }: OriginFieldsProps) {
  const { root, config } = useEditor();
  const headingId = useId();
  const index = listLength(config, recordsPath);
  const path = [...recordsPath, index];
  const scratch = applyChange(config, insertItem(config, recordsPath, index, record)).config;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {words.origin}
      </Typography>
      <NestedEditor
        config={scratch}
        onChange={(next) => {
          const changed = getIn(next, path);
          if (isJsonObject(changed)) onChange(changed);
        }}
      >
        <GroupFields node={findRecordNode(root)} path={path} value={record} without={['files']} />
      </NestedEditor>
    </Box>
  );
}
