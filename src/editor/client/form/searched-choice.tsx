import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import { labelPlaceholder } from '../../schema/write-label';
import { words } from '../../words';
import { FieldNotes, useDescription } from './field-notes';
import { formWords } from './form-words';
import { controlId, useFieldFocus, type SettingProps } from './use-setting';
import { Thumbnail } from './thumbnail';

/** Something to choose, with a picture of it. */
export interface PicturedOption {
  value: string;
  name: string;
  /** the address of a picture, or the paths of a drawing in a square of 24 */
  picture?: string | readonly string[] | undefined;
}

/** More than that are found by typing. */
const filterOptions = createFilterOptions<PicturedOption>({ limit: 50 });

interface SearchedChoiceProps extends SettingProps {
  options: readonly PicturedOption[];
  /** undefined takes the setting away */
  onChoose: (value: string | undefined) => void;
}

/** One of many, each with its picture, found by its name. */
export function SearchedChoice(props: SearchedChoiceProps) {
  const { node, path, value, label, isRequired, options, onChoose } = props;
  const control = useFieldFocus<HTMLInputElement>(path);
  const description = useDescription(path, node.description);
  const text = typeof value === 'string' ? value : '';
  const listed = options.find((option) => option.value === text);
  const chosen = listed ?? nameStranger(text);
  return (
    <Box>
      <Autocomplete
        id={controlId(path)}
        size="small"
        autoHighlight
        // The list is a part of the form or dialog, and not cut off where that scrolls.
        disablePortal
        slotProps={{ popper: { popperOptions: { strategy: 'fixed' } } }}
        disableClearable={isRequired}
        options={options}
        filterOptions={filterOptions}
        value={chosen}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        onChange={(_event, option) => onChoose(option?.value)}
        renderOption={({ key: _key, ...row }, option) => (
          <Box component="li" key={option.value} {...row} sx={{ gap: 1.5 }}>
            <Picture of={option} />
            {option.name}
          </Box>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            label={label}
            inputRef={control}
            placeholder={isRequired ? words.choose : formWords.notChosen}
            error={description['aria-invalid'] === true}
            slotProps={{
              ...slotProps,
              inputLabel: { ...slotProps.inputLabel, shrink: true },
              input: { ...slotProps.input, startAdornment: chosen && <Picture of={chosen} /> },
              htmlInput: { ...slotProps.htmlInput, ...description },
            }}
          />
        )}
      />
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
}

/** A value that is not listed; an entry of each page is in braces. */
function nameStranger(value: string): PicturedOption | null {
  if (value === '') return null;
  return {
    value,
    name: value.startsWith('{') ? labelPlaceholder(value) : `${value} (${words.missing})`,
  };
}

function Picture({ of: { picture } }: { of: PicturedOption }) {
  if (picture === undefined) return null;
  if (typeof picture === 'string') {
    return <Thumbnail src={picture} width={32} height={32} />;
  }
  return (
    <SvgIcon fontSize="small" sx={{ color: 'text.secondary' }}>
      {picture.map((part) => (
        <path key={part} d={part} />
      ))}
    </SvgIcon>
  );
}
