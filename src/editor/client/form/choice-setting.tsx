import { useMemo } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { siteIcons } from '../../../generated/icons';
import type { Json } from '../../../utils/json';
import { listCodes, type CodeFormat } from '../../schema/list-codes';
import { listEntries, listOwnEntries } from '../../schema/list-entries';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FieldNotes, useDescription } from './field-notes';
import { formWords } from './form-words';
import { LayoutSetting, useLayoutDrawings } from './layout-setting';
import { SearchedChoice } from './searched-choice';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

interface Option {
  value: string;
  name: string;
}

interface OptionsSettingProps extends SettingProps {
  values: readonly Json[];
  /** in place of writing the value that is chosen */
  onChoose?: (value: string) => void;
}

/** One of a few values. */
export function OptionsSetting({ values, onChoose, ...props }: OptionsSettingProps) {
  const write = useWriter(props);
  const drawings = useLayoutDrawings(props);
  const { enumDescriptions: meanings } = props.node;
  const options = values.map((value, index) => ({
    value: String(value),
    name: meanings?.[index] ?? nameOption(value),
    picture: findDrawing(value),
  }));
  const choose =
    onChoose ?? ((text: string) => write(values.find((value) => String(value) === text)));
  if (drawings) return <LayoutSetting {...props} values={values} drawings={drawings} />;
  const areDrawn = options.every(({ picture }) => picture !== undefined);
  return areDrawn ? (
    <SearchedChoice {...props} options={options} onChoose={(text = '') => choose(text)} />
  ) : (
    <Select {...props} options={options} onChoose={choose} />
  );
}

/** An entry of a list, by its name and its picture. */
export function EntrySetting({ entity, ...props }: SettingProps & { entity: string }) {
  const { root, config } = useEditor();
  const write = useWriter(props);
  const entries = [
    ...listOwnEntries(root, config, props.path, entity),
    ...listEntries(config, entity),
  ];
  const options = entries.map(({ id, ...entry }) => ({ value: id, ...entry }));
  return <SearchedChoice {...props} options={options} onChoose={write} />;
}

/** A country, a time zone or a currency, by its name. */
export function CodeSetting({ format, ...props }: SettingProps & { format: CodeFormat }) {
  const write = useWriter(props);
  const { value } = props;
  const options = useMemo(() => listCodes(format, value), [format, value]);
  return <SearchedChoice {...props} options={options} onChoose={write} />;
}

interface SelectProps extends SettingProps {
  options: readonly Option[];
  onChoose: (value: string) => void;
}

function Select({ node, path, value, label, isRequired, options, onChoose }: SelectProps) {
  const control = useFieldFocus<HTMLSelectElement>(path);
  const description = useDescription(path, node.description);
  const text = value === undefined ? '' : String(value);
  const isListed = options.some((option) => option.value === text);
  return (
    <Box>
      <TextField
        id={controlId(path)}
        select
        fullWidth
        label={label}
        value={text}
        inputRef={control}
        error={description['aria-invalid'] === true}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: description,
        }}
        onChange={({ target }) => onChoose(target.value)}
      >
        {(!isRequired || text === '') && (
          <option value="">{nameNothing(isRequired, node.default, options)}</option>
        )}
        {!isListed && text !== '' && <option value={text}>{`${text} (${words.missing})`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </TextField>
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
}

function nameNothing(
  isRequired: boolean,
  usual: Json | undefined,
  options: readonly Option[],
): string {
  if (isRequired) return words.choose;
  if (usual === undefined) return formWords.notChosen;
  const option = options.find(({ value }) => value === String(usual));
  return `${option?.name ?? nameOption(usual)} (${words.usual})`;
}

/** The icon of pages that a value is the name of. */
function findDrawing(value: Json): readonly string[] | undefined {
  return Object.entries(siteIcons).find(([name]) => name === value)?.[1];
}

/** A value as a choice: `in-person` is “In person”, and a name stays. */
export function nameOption(value: Json): string {
  return typeof value === 'string' && /^[a-z]/.test(value) ? writeLabel(value) : String(value);
}
