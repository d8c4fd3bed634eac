import { words } from '../../words';
import { useEditor } from '../state/editor-context';
import { pageChooserId } from '../toolbar/page-chooser';
import { splitLink } from '../../schema/find-uses';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Json } from '../../../utils/json';
import { completeText } from '../../schema/complete-text';
import type { TextInput } from '../../schema/describe-shape';
import { ColorPicker } from './color-picker';
import { FieldNotes, useDescription } from './field-notes';
import { MomentNote } from './moment-note';
import { Suggestions } from './suggestions';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/** A text: one line or several, a color, a day, a link, a file, a typeface. */
export function TextSetting({ input, ...props }: SettingProps & { input: TextInput }) {
  const { node, path, value, label } = props;
  const write = useWriter(props);
  const control = useFieldFocus<HTMLInputElement | HTMLTextAreaElement>(path);
  const description = useDescription(path, node.description);
  const text = typeof value === 'string' ? value : '';
  const id = controlId(path);
  const isLong = input === 'html' || input === 'lines';
  const isList = input === 'link' || input === 'file' || input === 'typeface';
  const picker = choosePicker(input, text);

  const typed = useRef<string>(undefined);
  /** Finishes what was typed, and only that: what is undone stays as it was. */
  function complete(field: Element) {
    // Another window is looked at, and this one soon again.
    if (document.activeElement === field) return;
    const meant = completeText(node, text);
    if (typed.current === text && meant !== text) write(meant || undefined);
    typed.current = undefined;
  }

  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          id={id}
          fullWidth
          label={label}
          value={picker?.value ?? text}
          inputRef={control}
          multiline={isLong}
          minRows={input === 'html' ? 4 : 2}
          maxRows={16}
          placeholder={showUsual(node.default)}
          type={picker?.type ?? 'text'}
          error={description['aria-invalid'] === true}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              ...description,
              ...(isList && { list: `${id}-suggestions` }),
              ...(input === 'html' && { style: { fontFamily: 'monospace', fontSize: '.875rem' } }),
            },
          }}
          onChange={({ target }) => {
            // Of a date or time that is not finished yet, browsers only say that it is not one.
            if (target.validity.badInput) return;
            typed.current = target.value;
            write(target.value === '' ? undefined : target.value);
          }}
          onBlur={({ target }) => complete(target)}
        />
        {input === 'color' && <ColorPicker label={label} value={text} node={node} write={write} />}
      </Stack>
      {isList && (
        <Suggestions id={`${id}-suggestions`} of={input} format={node.format ?? ''} chosen={text} />
      )}
      {input === 'link' && <FollowLink href={text} />}
      {input === 'moment' && <MomentNote path={path} written={text} />}
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
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

function showUsual(usual: Json | undefined): string | undefined {
  return typeof usual === 'string' ? usual : undefined;
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
