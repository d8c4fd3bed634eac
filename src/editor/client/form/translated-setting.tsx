import Stack from '@mui/material/Stack';
import { nameLanguage } from '../../../content/languages/name-language';
import { listLanguages } from '../../model/languages';
import type { Path } from '../../model/change';
import { isGroup } from '../../model/read-value';
import { findLanguage } from '../../model/find-route';
import type { TextInput } from '../../schema/describe-shape';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FormattedSetting } from './formatted-setting';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

/** The language of the page in the preview, on a site in several. */
export function useLanguage(): string | undefined {
  const { config, page } = useEditor();
  return findLanguage(config, page);
}

/** Whether a setting is the title of a page, which exists in the languages in which it has one. */
export function isPageTitle([list, , name, ...rest]: Path): boolean {
  return list === 'routes' && name === 'title' && rest.length === 0;
}

/**
 * A text in several languages: a field for each that it is written in, and for that of the page in the
 * preview. The title of a page has one for each language of the site, whatever the preview shows.
 */
export function TranslatedSetting({ input, ...props }: SettingProps & { input: TextInput }) {
  const { path, value, label, isRequired } = props;
  const { config } = useEditor();
  const [main = ''] = listLanguages(config);
  const shown = useLanguage() ?? main;
  const written = isGroup(value) ? value : { [main]: value };
  const languages = isPageTitle(path) ? listLanguages(config) : Object.keys(written);
  return (
    <Stack sx={{ gap: 2 }}>
      {[...languages, ...(languages.includes(shown) ? [] : [shown])].map((language) => {
        const isPlain = !isGroup(value) && language === main;
        const own = {
          ...props,
          path: isPlain ? path : [...path, language],
          value: written[language],
          label: words.inLanguage(label, nameLanguage(language)),
          // A field that stays when nothing is left in it takes the text away.
          isRequired: isPlain
            ? isRequired
            : language === main || (language !== shown && !isPageTitle(path)),
        };
        return input === 'html' ? (
          <FormattedSetting key={language} {...own} />
        ) : (
          <TextSetting key={language} {...own} input={input} />
        );
      })}
    </Stack>
  );
}
