import { words } from '../../words';
import { useEditor } from '../state/editor-context';
import { pageChooserId } from '../toolbar/page-chooser';
import { splitLink } from '../../schema/find-uses';
import Button from '@mui/material/Button';
import { memo, useRef, type RefObject } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEventCallback } from '@mui/material/utils';
import { completeText } from '../../schema/complete-text';
import type { TextInput } from '../../schema/describe-shape';
import { fittingKinds } from '../../schema/fitting-kinds';
import { ColorPicker } from './color-picker';
import { FieldNotes, useDescription } from './field-notes';
import { formWords } from './form-words';
import { MomentNote } from './moment-note';
import { Suggestions, type SuggestionsProps } from './suggestions';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/** A text: one line or several, a color, a day, a link, a file, a typeface. */
export function TextSetting({ input, ...props }: SettingProps & { input: TextInput }) {
  const { node, path, value, label } = props;
  const write = useWriter(props);
  const control = useFieldFocus<HTMLInputElement | HTMLTextAreaElement>(path);
  const description = useDescription(path, node.description);
  const text = typeof value === 'string' ? value : '';
  const id = controlId(path);
  const suggestionsId = `${id}-suggestions`;
  const list = findSuggestions(input, node.kindOfValue);
  const picker = choosePicker(input, text);

  const typed = useRef<string>(undefined);
  const onChange = useEventCallback((next: string) => {
    typed.current = next;
    write(next === '' ? undefined : next);
  });
  /** Finishes what was typed, and only that: what is undone stays as it was. */
  const onLeave = useEventCallback((field: Element) => {
    // Another window is looked at, and this one soon again.
    if (document.activeElement === field) return;
    const meant = completeText(node, text);
    if (typed.current === text && meant !== text) write(meant || undefined);
    typed.current = undefined;
  });

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextControl
          {...description}
          id={id}
          input={input}
          list={list && suggestionsId}
          label={label}
          value={picker?.value ?? text}
          control={control}
          placeholder={
            typeof node.default === 'string'
              ? node.default
              : fittingKinds[node.format ?? ''] && formWords.file
          }
          type={picker?.type ?? 'text'}
          onChange={onChange}
          onLeave={onLeave}
        />
        {input === 'color' && <ColorPicker label={label} value={text} node={node} write={write} />}
      </Stack>
      {list && (
        <Suggestions id={suggestionsId} of={list} format={node.format ?? ''} chosen={text} />
      )}
      {input === 'link' && <FollowLink href={text} />}
      {input === 'moment' && <MomentNote path={path} written={text} />}
      <FieldNotes path={path} help={node.description} />
    </div>
  );
}

interface TextControlProps extends ReturnType<typeof useDescription> {
  id: string;
  input: TextInput;
  /** the id of the suggestions */
  list: string | undefined;
  label: string;
  value: string;
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  placeholder: string | undefined;
  type: string;
  onChange: (text: string) => void;
  onLeave: (field: Element) => void;
}

/** It is not rendered again while a person types into others: a long text measures its height each time. */
const TextControl = memo(function TextControl(props: TextControlProps) {
  const { input, control, onChange, onLeave, list, ...shown } = props;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid = false, ...field } = shown;
  return (
    <TextField
      {...field}
      fullWidth
      inputRef={control}
      multiline={input === 'html' || input === 'lines'}
      minRows={input === 'html' ? 4 : 2}
      maxRows={16}
      error={isInvalid}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          list,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid,
          ...(input === 'html' && { style: { fontFamily: 'monospace', fontSize: '.875rem' } }),
        },
      }}
      onChange={({ target }) => {
        // Of a date or time that is not finished yet, browsers only say that it is not one.
        if (!target.validity.badInput) onChange(target.value);
      }}
      onBlur={({ target }) => onLeave(target)}
    />
  );
});

function findSuggestions(input: TextInput, kind?: string): SuggestionsProps['of'] | undefined {
  if (input === 'link' || input === 'file' || input === 'typeface') return input;
  return kind === 'a price' ? 'price' : undefined;
}

const pickers: Partial<Record<TextInput, { type: string; shows: RegExp }>> = {
  day: { type: 'date', shows: /^\d{4}-\d\d-\d\d$/ },
  time: { type: 'time', shows: /^\d\d:\d\d$/ },
  moment: { type: 'datetime-local', shows: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/ },
};

/** The control of the browser for a day or a time; what it cannot show, such as a UTC offset, stays a text. */
function choosePicker(input: TextInput, text: string): { type: string; value: string } | undefined {
  const picker = pickers[input];
  if (!picker) return undefined;
  const isMidnight = input === 'moment' && /^\d{4}-\d\d-\d\d$/.test(text);
  const value = isMidnight ? `${text}T00:00` : text;
  return value === '' || picker.shows.test(value) ? { type: picker.type, value } : undefined;
}

/** Shows the page that a link leads to, where it leads to one of this site. */
function FollowLink({ href }: { href: string }) {
  const { page, showPage } = useEditor();
  const { address } = splitLink(href);
  const isPage = address.startsWith('/') && !/[{.]/.test(address);
  if (!isPage || address === page) return null;

  /** The form goes: what names the page that came gets the focus. */
  function follow() {
    showPage(address);
    document.getElementById(pageChooserId)?.focus();
  }

  return (
    <Button size="small" onClick={follow}>
      {words.follow}
    </Button>
  );
}
