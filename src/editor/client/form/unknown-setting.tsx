import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { words } from '../../words';
import { SettingProblems } from './field-notes';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/** What no control can show: as it is in the file, untouched. */
export function UnknownSetting(props: SettingProps) {
  const { path, value, label, isRequired } = props;
  const write = useWriter(props);
  const button = useFieldFocus<HTMLButtonElement>(path);
  if (value === undefined) return null;
  return (
    <Box id={controlId(path)}>
      <Typography variant="subtitle2">{label}</Typography>
      <Typography variant="body2" color="text.secondary">
        {words.unknown}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={label}
        sx={{ p: 1, m: 0, overflow: 'auto', maxHeight: 160, bgcolor: 'grey.100', borderRadius: 1 }}
      >
        {JSON.stringify(value, null, 2)}
      </Box>
      <SettingProblems path={path} />
      {!isRequired && (
        <Button ref={button} size="small" onClick={() => write(undefined)}>
          {words.removeOne(label)}
        </Button>
      )}
    </Box>
  );
}
