import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameLanguage } from '../../../content/languages/language-code';
import { readLanguages } from '../../../content/languages/read-languages';
import { useWriter } from '../form/use-setting';
import { nameSamplePage } from '../../make-site/make-site';
import { describeArea, isAllSamples } from '../../make-site/sections';
import { getIn, type Path } from '../../../utils/json';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { answerPath } from '../../make-site/wizard-state';
import type { Guide } from '../../make-site/list-fields';
import { wizardWords } from '../../make-site/wizard-words';

/** Which parts of the sample stay: each with what it is, and the pages that show it. */
export function PartsFields({ guide: { sample, areas } }: { guide: Guide }) {
  const [, ...languages] = readLanguages(sample) ?? [];
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {wizardWords.parts}
      </Typography>
      {areas.map(({ name, pages }) => (
        <Part
          key={name}
          label={writeLabel(name)}
          notes={[
            describeArea(name),
            isAllSamples(sample, name) ? wizardWords.allSamples : '',
            wizardWords.keptPages(pages.map((page) => nameSamplePage(sample, page))),
          ]}
          path={answerPath('leftOut', name)}
          isGone
        />
      ))}
      {languages.length > 0 && (
        <Part
          label={wizardWords.languages(
            new Intl.ListFormat('en-GB').format(languages.map(nameLanguage)),
          )}
          notes={[]}
          path={answerPath('otherLanguages')}
          isGone={false}
        />
      )}
    </Stack>
  );
}

interface PartProps {
  label: string;
  notes: readonly string[];
  /** where it is written down when the part goes */
  path: Path;
  /** what is written there then; nothing is while it stays */
  isGone: boolean;
}

function Part({ label, notes, path, isGone }: PartProps) {
  const { config } = useEditor();
  const id = useId();
  const value = getIn(config, path);
  const write = useWriter({ path, value, label, isRequired: false });
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={value !== isGone}
            slotProps={{ input: notes.length > 0 ? { 'aria-describedby': id } : {} }}
            onChange={(_event, isKept) => write(isKept ? undefined : isGone)}
          />
        }
      />
      <Typography
        id={id}
        variant="body2"
        color="text.secondary"
        sx={{ ml: 4, overflowWrap: 'anywhere' }}
      >
        {notes.filter((note) => note !== '').join(' ')}
      </Typography>
    </Box>
  );
}
