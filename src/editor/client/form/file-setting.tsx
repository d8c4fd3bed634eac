import { useState } from 'react';
import Box from '@mui/material/Box';
import { FileDialog } from '../dialogs/file-dialog';
import type { UploadAnswer } from '../../protocol/editor-api';
import { fittingKinds } from '../../schema/fitting-kinds';
import { writeKey } from '../../model/paths';
import { CoverNote } from './cover-note';
import { FileTaker } from './file-taker';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

/** A file in public/: one that is there, or one that is chosen, dropped or pasted here. */
export function FileSetting(props: SettingProps) {
  const isLogo = writeKey(props.path) === writeKey(['site', 'logo']);
  const node = isLogo ? { ...props.node, format: 'drawing' } : props.node;
  const { format = '' } = node;
  return (
    <Box>
      <TextSetting {...props} node={node} input="file" />
      {fittingKinds[format] && <NewFile {...props} node={node} />}
      {format === 'image' && <CoverNote path={props.path} />}
    </Box>
  );
}

/** Takes a file that is new to the site, and asks what belongs to it. */
export function NewFile({ node, path, label }: Pick<SettingProps, 'node' | 'path' | 'label'>) {
  const [taken, setTaken] = useState<UploadAnswer>();
  return (
    <>
      <FileTaker
        label={label}
        format={node.format ?? ''}
        pattern={node.pattern}
        onTaken={([first]) => setTaken(first)}
      />
      {taken && (
        <FileDialog path={path} label={label} upload={taken} onClose={() => setTaken(undefined)} />
      )}
    </>
  );
}
