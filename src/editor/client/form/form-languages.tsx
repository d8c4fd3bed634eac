import { createContext, useContext, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { ProblemCode } from '../../../check/problems/problem-kinds';
import { nameLanguage } from '../../../content/languages/language-code';
import { hasPage } from '../../../content/languages/page-in-language';
import { getIn, type Path } from '../../../utils/json';
import { findLanguage, findRoute } from '../../model/find-route';
import { listLanguages } from '../../model/languages';
import { findUntranslated } from '../../schema/find-untranslated';
import { useEditor } from '../state/editor-context';
import { formWords } from './form-words';

const all = 'all';

/** Problems of a text that lacks a language: the original is shown next to the missing text. */
const untranslated: ReadonlySet<ProblemCode> = new Set(['CFG0665', 'CFG0666', 'CFG0667']);

/** The languages that the texts of a form are shown in. */
export const FormLanguages = createContext<readonly string[] | undefined>(undefined);

/** The languages that texts are shown in: those that were chosen or, in a dialog, what is needed there. */
export function useFormLanguages(): readonly string[] {
  const { config, page } = useEditor();
  const chosen = useContext(FormLanguages);
  const [main = ''] = listLanguages(config);
  return chosen ?? [...new Set([main, findLanguage(config, page) ?? main])];
}

interface LanguageChoice {
  languages: readonly string[];
  chosen: string;
  choose: (language: string) => void;
}

/**
 * The language of the texts in forms: that of the page in the preview until an editor chooses a different
 * one, follows a link to a text in a different one or comes to a page that is not written in it yet.
 */
export function useLanguageChoice(): LanguageChoice {
  const { config, page, problems, request } = useEditor();
  const languages = listLanguages(config);
  const shown = findLanguage(config, page) ?? '';
  const [choice, choose] = useState<string>();
  const [seen, setSeen] = useState({ shown, config, request: undefined as typeof request });
  if (seen.shown !== shown || seen.request !== request || seen.config !== config) {
    setSeen({ shown, request, config });
    // An edit can add or remove the page in a language, while its title is typed.
    const isMoved = seen.shown !== shown && seen.config === config;
    const wanted = seen.request === request ? undefined : findWanted(request?.path ?? []);
    if (choice !== all && (wanted !== undefined || isMoved))
      choose(wanted ?? findMissing(choice ?? seen.shown));
  }
  const chosen = choice ?? shown;

  /** The language that an editor was working in, where the page is still to be written in it. */
  function findMissing(before: string): string | undefined {
    const route = getIn(config, ['routes', findRoute(config, page) ?? 0]);
    return before !== '' && !hasPage(route, before, languages) ? before : undefined;
  }

  /** The language of the text at the end of a link, or all of them where it lacks one. */
  function findWanted(path: Path): string | undefined {
    if (problems.at(path).some(({ code }) => untranslated.has(code))) return all;
    return languages.find((language) => language === path.at(-1));
  }

  return { languages: chosen === all ? languages : [chosen], chosen, choose };
}

interface LanguageSwitchProps extends Omit<LanguageChoice, 'languages'> {
  path: Path;
}

/** Chooses the language of the texts in a form, and says in which one some are missing. */
export function LanguageSwitch({ path, chosen, choose }: LanguageSwitchProps) {
  const { root, config, problems } = useEditor();
  const languages = findUntranslated(root, config, path);
  if (languages.length === 0) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={formWords.textLanguage}
      value={chosen}
      sx={{ mb: 2 }}
      onChange={(_event, language: string | null) => language !== null && choose(language)}
    >
      {languages.map(({ language, isMissing }) => (
        <ToggleButton key={language} value={language} sx={{ px: 1.5, gap: 0.75 }}>
          {nameLanguage(language)}
          {isMissing && <Dot text={formWords.textMissing} />}
          {!isMissing && problems.hasIn(path, language) && <Dot text={formWords.hasProblem} />}
        </ToggleButton>
      ))}
      <ToggleButton value={all} sx={{ px: 1.5 }}>
        {languages.length === 2 ? formWords.bothLanguages : formWords.allLanguages}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function Dot({ text }: { text: string }) {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        title={text}
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }}
      />
      <VisuallyHidden>{`(${text})`}</VisuallyHidden>
    </>
  );
}
