import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { weekdays } from '../../../content/dates/read-day';
import { isList, type Json } from '../../../utils/json';
import { nameOption } from './choice-setting';
import { FieldNotes, useDescription } from './field-notes';
import { formWords } from './form-words';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/** Most practices are open on these days. */
const workdays = weekdays.slice(0, 5);

interface SeveralSettingProps extends SettingProps {
  values: readonly Json[];
}

/** Some of a few values, which are written in the order of the schema. */
export function SeveralSetting({ values, ...props }: SeveralSettingProps) {
  const { node, path, value, label } = props;
  const write = useWriter({ ...props, isRequired: false });
  const first = useFieldFocus<HTMLInputElement>(path);
  const { 'aria-invalid': isInvalid, ...description } = useDescription(path, node.description);
  const chosen = isList(value) ? value : [];
  const { enumDescriptions: meanings } = node.items ?? {};

  function turn(one: Json, isOn: boolean): void {
    const next = values.filter((each) => (each === one ? isOn : chosen.includes(each)));
    write(next.length === 0 && !props.isRequired ? undefined : next);
  }

  return (
    <FormControl component="fieldset" error={isInvalid === true} {...description}>
      <FormLabel component="legend" sx={{ fontSize: '.75rem' }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {values.map((each, index) => (
          <FormControlLabel
            key={String(each)}
            label={meanings?.[index] ?? nameOption(each)}
            control={
              <Checkbox
                id={index === 0 ? controlId(path) : undefined}
                size="small"
                checked={chosen.includes(each)}
                onChange={(_event, isOn) => turn(each, isOn)}
                slotProps={{ input: index === 0 ? { ref: first } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {workdays.every((day) => values.includes(day)) && (
        <Button size="small" sx={{ alignSelf: 'start' }} onClick={() => write(workdays)}>
          {formWords.usualWeek}
        </Button>
      )}
      <FieldNotes path={path} help={node.description} />
    </FormControl>
  );
}
