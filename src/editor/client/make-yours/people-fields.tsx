import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SettingProblems } from '../form/field-notes';
import { controlId } from '../form/use-setting';
import { Icon } from '../icon';
import { nameValue } from '../../schema/name-value';
import { addId, rowId, useListEdits } from '../state/use-list-edits';
import { findPeoplePath, listPersonFields, type Guide } from '../../make-site/list-fields';
import { listStatesFields } from '../../make-site/list-states-fields';
import { wizardWords } from '../../make-site/wizard-words';
import { StepFields } from './step-fields';

const place = 'make-yours';

/** The people of the site: as many as there are. */
export function PeopleFields({ guide }: { guide: Guide }) {
  const peoplePath = findPeoplePath(guide);
  const edits = useListEdits({
    place,
    list: peoplePath,
    itemLabel: wizardWords.people,
    nameItem: (person, index) => nameValue(person) || wizardWords.person(index + 1),
  });
  return (
    <Stack sx={{ gap: 3 }}>
      {edits.items.map((_person, index) => (
        <Box
          key={edits.keys[index]}
          component="section"
          aria-labelledby={rowId(place, peoplePath, index, 'open')}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2 }}
        >
          <Stack
            direction="row"
            sx={{ gap: 1, mb: 2, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography
              id={rowId(place, peoplePath, index, 'open')}
              tabIndex={-1}
              variant="subtitle2"
              component="h4"
              sx={{ overflowWrap: 'anywhere' }}
              // It gets the focus when the person is added: their fields come into sight with it.
              onFocus={({ currentTarget }) =>
                currentTarget.closest('section')?.scrollIntoView({ block: 'nearest' })
              }
            >
              {edits.nameAt(index)}
            </Typography>
            <Button size="small" onClick={() => edits.remove(index)}>
              {wizardWords.removePerson(edits.nameAt(index))}
            </Button>
          </Stack>
          <StepFields fields={listPersonFields(guide, index)} />
        </Box>
      ))}
      <Box>
        <Box id={controlId(peoplePath)} tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
          <SettingProblems path={peoplePath} />
        </Box>
        <Button
          id={addId(place, peoplePath)}
          variant="outlined"
          startIcon={<Icon name="add" />}
          onClick={() => edits.add({}, edits.items.length, { name: '' })}
        >
          {wizardWords.addPerson}
        </Button>
      </Box>
      <StepFields fields={listStatesFields(guide)} />
    </Stack>
  );
}
