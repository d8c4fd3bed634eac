import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { findHome } from '../../../content/languages/page-in-language';
import { nameLanguage } from '../../../content/languages/language-code';
import { FormDialog, takeFocus } from '../dialogs/form-dialog';
import { useEditor } from '../state/editor-context';
import { languageChooserId } from '../toolbar/language-chooser';
import { languageWords } from './language-words';
import { listNewLanguages, type NamedLanguage } from './list-new-languages';
import { isStrict, listNeededPages, listPresent, planLanguage } from './plan-language';

interface LanguageDialogProps {
  onClose: () => void;
}

/** Adds a language to the site in one step, and shows its home page. */
export function LanguageDialog({ onClose }: LanguageDialogProps) {
  const { config, change, announce, showPage } = useEditor();
  const present = listPresent(config);
  const { complete, others } = listNewLanguages(present);
  const [language, setLanguage] = useState((complete[0] ?? others[0])?.code ?? '');
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(new Map());
  const name = nameLanguage(language);
  const id = useId();
  const pages = listNeededPages(config).map((page) => ({
    ...page,
    label: page.isHome ? languageWords.homeTitle(name) : languageWords.unknownTitle(name),
  }));
  const missing = pages
    .filter(({ route }) => (titles.get(route) ?? '').trim() === '')
    .map(({ label }) => label);

  function add() {
    change({
      label: languageWords.change(name),
      changes: planLanguage(config, language, titles),
    });
    announce(languageWords.added(name));
    showPage(findHome({ language, languages: [...present, language] }));
    onClose();
    // It shows which language the page is in, and is there from now on.
    requestAnimationFrame(() => document.getElementById(languageChooserId)?.focus());
  }

  return (
    <FormDialog
      title={languageWords.add}
      width="sm"
      missing={missing}
      onSubmit={add}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          id={id}
          inputRef={takeFocus}
          label={languageWords.language}
          value={language}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setLanguage(target.value)}
        >
          <LanguageGroup label={languageWords.complete} languages={complete} />
          <LanguageGroup label={languageWords.incomplete} languages={others} />
        </TextField>
        <Typography variant="body2">{languageWords.addHelp}</Typography>
        {pages.map(({ route, title, label }) => (
          <TextField
            key={route}
            label={label}
            helperText={languageWords.original(title)}
            value={titles.get(route) ?? ''}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { lang: language, dir: 'auto' },
            }}
            onChange={({ target }) => setTitles(new Map([...titles, [route, target.value]]))}
          />
        ))}
        {isStrict(config) && <Alert severity="info">{languageWords.becomesWarning}</Alert>}
      </Stack>
    </FormDialog>
  );
}

function LanguageGroup({
  label,
  languages,
}: {
  label: string;
  languages: readonly NamedLanguage[];
}) {
  if (languages.length === 0) return null;
  return (
    <optgroup label={label}>
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
