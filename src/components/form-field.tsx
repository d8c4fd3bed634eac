import { useId } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FormField as Field } from '../generated/config-types';
import type { FormTarget } from '../payload/payload';
import { InputField } from './input-field';

const TextArea = InputField.withComponent('textarea');
const Select = InputField.withComponent('select');

/** Types from which browsers know how to fill in a field, and phones which keyboard to show. */
const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  text: { type: 'text' },
} as const;

const place: SxProps<Theme> = ({ space }) => ({
  display: 'grid',
  gap: space.xs,
  '& > label:first-of-type': { fontWeight: 600 },
  'input[type=checkbox]': { width: 24, height: 24, margin: 0, flex: 'none' },
});

const tick: SxProps<Theme> = ({ space }) => ({
  display: 'flex',
  gap: space.s,
  alignItems: 'center',
  minHeight: 44,
});

interface FormFieldProps {
  field: Field;
  name: string;
  words: FormTarget['words'];
}

/** A question of a form, with its label and what helps to answer it. */
export function FormField({ field, name, words }: FormFieldProps) {
  const { label, kind, required, help, choices } = field;
  const id = useId();
  const helpId = `${id}-help`;
  const control = { id, name, required, 'aria-describedby': help && helpId };
  const title = required ? (
    label
  ) : (
    <>
      {label} <span>{words.formOptional}</span>
    </>
  );
  if (kind === 'checkbox') {
    return (
      <Box sx={place}>
        <Box component="label" sx={tick}>
          <input type="checkbox" value="✓" {...control} />
          <span>{title}</span>
        </Box>
        {help && <span id={helpId}>{help}</span>}
      </Box>
    );
  }
  return (
    <Box sx={place}>
      <label htmlFor={id}>{title}</label>
      {help && <span id={helpId}>{help}</span>}
      {kind === 'longText' ? (
        <TextArea rows={6} {...control} />
      ) : kind === 'choice' ? (
        <Select {...control}>
          <option value="">{words.formChoose}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      ) : (
        <InputField {...inputs[kind]} {...control} />
      )}
    </Box>
  );
}
