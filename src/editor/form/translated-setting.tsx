import Stack from '@mui/material/Stack';
import { nameLanguage } from '../../config/languages/name-language';
import { listLanguages } from '../model/languages';
import { isGroup } from '../model/read-value';
import { findPage } from '../preview/find-route';
import type { TextInput } from '../schema/describe-shape';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { FormattedSetting } from './formatted-setting';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

/** The language of the page in the preview, on a site in several. */
export function useLanguage(): string | undefined {
  const { config, page } = useEditor();
  return findPage(config, page)?.language ?? listLanguages(config)[0];
}

/**
 * A text in several languages: a field for each that it is written in, and for that of the page in the
 * preview.
 */
export function TranslatedSetting({ input, ...props }: SettingProps & { input: TextInput }) {
  const { path, value, label, isRequired } = props;
  const { config } = useEditor();
  const [main = ''] = listLanguages(config);
  const shown = useLanguage() ?? main;
  const written = isGroup(value) ? value : { [main]: value };
  const languages = Object.keys(written);
  return (
    <Stack sx={{ gap: 2 }}>
      {[...languages, ...(languages.includes(shown) ? [] : [shown])].map((language) => {
        const isPlain = !isGroup(value) && language === main;
        const own = {
          ...props,
          path: isPlain ? path : [...path, language],
          value: written[language],
          label: words.inLanguage(label, nameLanguage(language)),
          // The field of the page's own language stays when nothing is left in it.
          isRequired: isPlain ? isRequired : language === main || language !== shown,
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
