import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { describeLines, findCountryLines } from '../../../content/crisis-lines';
import { nameInSentence } from '../../../content/regions/regions';
import { isJsonObject, type Json, type Path } from '../../../utils/json';
import { listOfferedCountries, planCrisisNumbers } from '../../schema/plan-crisis-numbers';
import { useEditor } from '../state/editor-context';
import { crisisWords } from './form-words';

interface CrisisNumbersProps {
  path: Path;
  value: Json | undefined;
}

/** Offers a notice about a crisis the numbers of the countries that the practice works in. */
export function CrisisNumbers({ path, value }: CrisisNumbersProps) {
  const { config, change } = useEditor();
  const isNotice = path[0] === 'entities' && path[1] === 'notices' && path.length === 3;
  if (!isNotice || !isJsonObject(value) || value['kind'] !== 'crisis') return null;
  return listOfferedCountries(config, value).map((country) => {
    const known = findCountryLines(country);
    const label = crisisWords.take(nameInSentence(country));
    const helpId = `crisis-numbers-${country}`;
    if (!known) return null;
    return (
      <Box key={country} sx={{ mt: 2 }}>
        <Button
          size="small"
          variant="outlined"
          aria-describedby={helpId}
          onClick={() =>
            change({ label, changes: planCrisisNumbers(config, path, value, country) })
          }
        >
          {label}
        </Button>
        <Typography
          id={helpId}
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
        >
          {crisisWords.help(describeLines(known.lines), known.readOn, known.sources.join(', '))}
        </Typography>
      </Box>
    );
  });
}
