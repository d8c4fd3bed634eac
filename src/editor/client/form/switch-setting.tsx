import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FieldNotes, useDescription } from './field-notes';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/**
 * Yes or no. What is as usual again leaves the file: only what differs is written there.
 *
 * @param isMark the setting can only be there, as `true`, or not
 */
export function SwitchSetting({ isMark, ...props }: SettingProps & { isMark: boolean }) {
  const { node, path, value, label, isRequired } = props;
  const write = useWriter({ ...props, isRequired: false });
  const control = useFieldFocus<HTMLInputElement>(path);
  const usual = node.default === true;
  const isOn = value === undefined ? usual : value === true;

  function turn(next: boolean) {
    const isLeftOut = isMark ? !next : next === usual && !isRequired;
    write(isLeftOut ? undefined : next);
  }

  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, next) => turn(next)}
            slotProps={{
              input: {
                id: controlId(path),
                ref: control,
                ...useDescription(path, node.description),
              },
            }}
          />
        }
      />
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
}
