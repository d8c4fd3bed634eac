import TextField from '@mui/material/TextField';
import { nameLanguage } from '../../config/languages/name-language';
import { listLanguages } from '../model/languages';
import { findCounterpart, findPage } from '../preview/find-route';
import { useEditor } from '../state/editor-context';
import { words } from '../words';

/** In which language the page is shown, on a site in several. */
export function LanguageChooser() {
  const { config, page, showPage } = useEditor();
  const languages = listLanguages(config);
  if (languages.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={words.language}
      value={findPage(config, page)?.language ?? languages[0]}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => showPage(findCounterpart(config, page, target.value))}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {nameLanguage(language)}
        </option>
      ))}
    </TextField>
  );
}
