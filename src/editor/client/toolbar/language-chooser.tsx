import { memo } from 'react';
import TextField from '@mui/material/TextField';
import { nameLanguage } from '../../../content/languages/language-code';
import { listLanguages } from '../../model/languages';
import { findCounterpart, findLanguage } from '../../model/find-route';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

export const languageChooserId = 'language-chooser';

/** In which language the page is shown, on a site in several. */
export const LanguageChooser = memo(function LanguageChooser() {
  const { config, page, showPage } = useEditor();
  const languages = listLanguages(config);
  if (languages.length === 0) return null;
  return (
    <TextField
      id={languageChooserId}
      select
      label={words.language}
      value={findLanguage(config, page)}
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
});
