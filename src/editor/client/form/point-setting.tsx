import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getIn } from '../../../utils/json';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FieldNotes } from './field-notes';
import { FocusPoint } from './focus-point';
import { TextSetting } from './text-setting';
import { controlId, useWriter, type SettingProps } from './use-setting';

/** A point of the picture beside this setting; without one, it is typed. */
export function PointSetting(props: SettingProps) {
  const { node, path, value } = props;
  const { config, files } = useEditor();
  const write = useWriter(props);
  const src = getIn(config, [...path.slice(0, -1), 'src']);
  const isText = value === undefined || typeof value === 'string';
  if (typeof src !== 'string' || !files.includes(src) || !isText) {
    return <TextSetting {...props} input="line" />;
  }
  return (
    <Box>
      <FocusPoint src={src} value={value} onChange={write} id={controlId(path)} />
      {value !== undefined && (
        <Button size="small" onClick={() => write(undefined)}>
          {words.focusMiddle}
        </Button>
      )}
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
}
