import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { FieldNotes, useDescription } from '../form/field-notes';
import {
  controlId,
  useFieldFocus,
  useFocusRequest,
  useWriter,
  type SettingProps,
} from '../form/use-setting';
import type { Change } from '../../model/apply-change';
import { words } from '../../words';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import type { RichCommand } from './rich-commands';
import { RichEditor } from './rich-editor';
import { styleRich } from './rich-look';
import { RichToolbar } from './rich-toolbar';

/** Few texts have a table. */
const TableMenu = lazy(async () => ({ default: (await import('./table-menu')).TableMenu }));

interface RichFieldProps extends SettingProps {
  /** the text has become one that cannot be edited here */
  onUnread: () => void;
}

/** A formatted text, with the buttons for what may be in it. */
export function RichField({ onUnread, ...props }: RichFieldProps) {
  const { node, path, value, label } = props;
  const html = typeof value === 'string' ? value : '';
  const field = useFieldFocus<HTMLDivElement>(path);
  const [rich, setRich] = useState<RichEditor>();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [dialog, setDialog] = useState<RichCommand['dialog']>();
  const [button, setButton] = useState<HTMLElement>();
  const [pasted, setPasted] = useState<readonly File[]>();
  const labelId = useId();
  const id = controlId(path);
  const write = useWriter(props);
  const description = useDescription(path, node.description);
  const isInvalid = description['aria-invalid'] === true;

  const readFirst = useEffectEvent(() => html);
  const records = useRef<readonly Change[]>([]);
  const type = useEffectEvent((typed: string) => {
    write(typed === '' ? undefined : typed, records.current);
    records.current = [];
  });
  useEffect(() => {
    if (!field.current) return undefined;
    const made = new RichEditor({
      element: field.current,
      html: readFirst(),
      onType: (typed) => type(typed),
      onState: refresh,
      onLink: () => setDialog('link'),
      onImages: (files) => {
        setPasted(files);
        setDialog('picture');
      },
    });
    setRich(made);
    return () => made.destroy();
  }, [field]);

  const leave = useEffectEvent(onUnread);
  useEffect(() => {
    if (rich && !rich.show(html)) leave();
  }, [rich, html]);

  const cursor = useFocusRequest(path)?.cursor;
  useEffect(() => {
    if (cursor) rich?.focusAt(cursor);
  }, [rich, cursor]);

  // A dialog gives the focus back to the button that opened it; the words are what people go on with.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !dialog) rich?.focus();
    wasOpen.current = dialog !== undefined;
  }, [rich, dialog]);

  function close() {
    setDialog(undefined);
    setPasted(undefined);
  }

  return (
    <Box>
      <FormLabel
        component="div"
        id={labelId}
        error={isInvalid}
        sx={{ fontSize: '.75rem', mb: 0.5 }}
      >
        {label}
      </FormLabel>
      <Box sx={styleRich(isInvalid)}>
        {rich && (
          <RichToolbar
            editor={rich.editor}
            label={words.formats(label)}
            controls={id}
            onDialog={(next, pressed) => {
              setDialog(next);
              setButton(pressed);
            }}
          />
        )}
        <div
          ref={field}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- neither holds formatted text
          role="textbox"
          // It can have the focus before it can be typed in.
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={labelId}
          {...description}
        />
      </Box>
      {rich && dialog === 'link' && <LinkDialog editor={rich.editor} onClose={close} />}
      {rich && dialog === 'picture' && (
        <PictureDialog
          editor={rich.editor}
          pasted={pasted}
          onRecords={(changes) => (records.current = changes)}
          onClose={close}
        />
      )}
      {rich && button && dialog === 'table' && (
        <Suspense>
          <TableMenu editor={rich.editor} anchor={button} onClose={close} />
        </Suspense>
      )}
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
}
