import Stack from '@mui/material/Stack';
import { isGroup } from '../model/read-value';
import type { TextInput } from '../schema/describe-shape';
import { FormattedSetting } from './formatted-setting';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** A text that is written in several languages: a field for each. */
export function TranslatedSetting({ input, ...props }: SettingProps & { input: TextInput }) {
  const { path, value, label } = props;
  const written = isGroup(value) ? Object.entries(value) : [];
  return (
    <Stack sx={{ gap: 1 }}>
      {written.map(([language, text]) => {
        const own = {
          ...props,
          path: [...path, language],
          value: text,
          label: `${label} (${languages.of(language) ?? language})`,
          isRequired: true,
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
