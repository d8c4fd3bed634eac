import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { RecognizedWidget } from '../../../content/embeds/recognize-widget';
import { getIn, isJsonObject, readText, type Json, type Path } from '../../../utils/json';
import { listChanges } from '../../model/list-changes';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { PasteWidget } from './paste-widget';
import { TextSetting } from './text-setting';
import { TryWidget } from './try-widget';
import { useFieldFocus, type SettingProps } from './use-setting';

/** Whether a setting is the id of a widget at its provider. */
export function isWidgetRef(path: Path): boolean {
  return path[0] === 'embeds' && path.length === 3 && path[2] === 'ref';
}

/** The id of a widget, with a field for whatever its provider hands out. */
export function WidgetSetting(props: SettingProps) {
  const { config, change } = useEditor();
  // A person who is sent here has a link or code, seldom the ID.
  const paste = useFieldFocus<HTMLTextAreaElement>(props.path);
  const place = props.path.slice(0, -1);
  const embed = getIn(config, place);

  function take(found: RecognizedWidget) {
    if (!isJsonObject(embed)) return;
    const { host: _host, ...rest } = embed;
    const next: Json = { ...rest, ...found };
    const changes = listChanges(embed, next, place);
    if (changes.length > 0) change({ label: words.change(props.label), changes });
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <PasteWidget
        help={words.pasteWidgetHelp}
        place={isJsonObject(embed) ? embed : {}}
        onFound={take}
        control={paste}
      />
      <TextSetting {...props} input="line" />
      {isJsonObject(embed) && embed['provider'] === 'other' && (
        <Alert severity="info">{writeServerNote(readText(embed['host']))}</Alert>
      )}
      <TryWidget embed={embed} />
    </Stack>
  );
}

/** A note for editors about a widget whose server they name themselves. */
function writeServerNote(server = 'its server'): string {
  return `When a visitor clicks, a page from ${server} appears in a frame. The operator of ${server} learns the visitor’s IP address and everything that visitors enter. The page can run scripts, send forms and open new tabs. It cannot change your page or use the camera, microphone, location or payments. Ask the provider for a privacy agreement first.`;
}
