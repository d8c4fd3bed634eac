import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { nameLanguage } from '../../../content/languages/language-code';
import { listLanguages } from '../../model/languages';
import { isJsonObject } from '../../../utils/json';
import type { TextInput } from '../../schema/describe-shape';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FormattedText } from '../late-parts';
import { useFormLanguages } from './form-languages';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

/**
 * A text in several languages: a field for each that is shown. A text that is still to be written has
 * one in the main language, which stays.
 */
export function TranslatedSetting({ input, ...props }: SettingProps & { input: TextInput }) {
  const { node, path, value, label, isRequired } = props;
  const { config } = useEditor();
  const shown = useFormLanguages();
  const known = listLanguages(config);
  const [main = ''] = known;
  const [isNew] = useState(value === undefined);
  const written = isJsonObject(value) ? value : { [main]: value };
  const others = value === undefined ? [] : shown;
  const strange = Object.keys(written).filter((language) => !known.includes(language));
  const wanted = isNew ? [main, ...others.filter((one) => one !== main)] : shown;
  const languages = [...wanted, ...strange];
  const usual = written[main];
  return (
    // Next to each other where a person made the column wide enough.
    <Stack
      direction="row"
      sx={{ gap: 2, flexWrap: 'wrap', '& > *': { flex: '1 1 200px', minWidth: 0 } }}
    >
      {languages.map((language, index) => {
        const isMain = language === main;
        const isPlain = !isJsonObject(value) && isMain;
        const { description, ...rest } = node;
        const own = {
          ...props,
          node: {
            ...rest,
            // Once for all of them.
            ...(index === languages.length - 1 && description !== undefined && { description }),
            // Visitors read this text until it is translated.
            ...(!isMain && input !== 'html' && usual !== undefined && { default: usual }),
          },
          path: isPlain ? path : [...path, language],
          value: written[language],
          label:
            isMain && languages.length === 1 && shown.includes(main)
              ? label
              : words.inLanguage(label, nameLanguage(language)),
          // A field that stays when nothing is left in it takes the text away.
          isRequired: isPlain ? isRequired : isMain,
        };
        return input === 'html' ? (
          <FormattedText key={language} {...own} />
        ) : (
          <TextSetting key={language} {...own} input={input} />
        );
      })}
    </Stack>
  );
}
