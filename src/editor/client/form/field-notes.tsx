import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getIn, type Path } from '../../../utils/json';
import { useProblemsAt } from './visited-settings';
import { useEditor } from '../state/editor-context';
import { explainProblem } from '../../model/explain-problem';
import { isWithin } from '../../model/paths';
import { findValues } from '../../schema/find-values';
import { findFix } from '../problems/find-fix';
import { formWords } from './form-words';
import { PlaceLinks } from './place-links';
import { controlId } from './use-setting';

interface FieldNotesProps {
  path: Path;
  help: string | undefined;
}

/** The notes below a setting: its problems with their fixes, its help and where its values are set. */
export function FieldNotes({ path, help }: FieldNotesProps) {
  return (
    <Stack sx={{ gap: 0.5, mt: 0.5 }}>
      <SettingProblems path={path} help={help} />
      {help !== undefined && (
        <Typography id={helpId(path)} variant="body2" color="text.secondary">
          {help}
        </Typography>
      )}
      <ShownValues path={path} />
    </Stack>
  );
}

/** Links from a text with placeholders to the settings that it shows; a dialog has no way there. */
function ShownValues({ path }: Pick<FieldNotesProps, 'path'>) {
  const { root, config, selected, focusSetting } = useEditor();
  const text = getIn(config, path);
  if (typeof text !== 'string' || !isWithin(path, selected)) return null;
  const places = findValues(root, config, text);
  if (places.length === 0) return null;
  return <PlaceLinks label={formWords.shownValues} places={places} onFollow={focusSetting} />;
}

/** The problems of exactly this setting. */
export function SettingProblems({
  path,
  help,
}: Pick<FieldNotesProps, 'path'> & { help?: string | undefined }) {
  const editor = useEditor();
  const own = useProblemsAt(path);
  if (own.length === 0) return null;
  return (
    <Stack id={problemsId(path)} sx={{ gap: 0.5 }}>
      {own.map((problem) => {
        const fix = findFix(editor, problem);
        return (
          <Alert
            key={`${problem.code} ${problem.message}`}
            severity={problem.severity}
            role="note"
            action={
              fix && (
                <Button size="small" color="inherit" onClick={fix.act}>
                  {fix.label}
                </Button>
              )
            }
          >
            {explainProblem(problem, help)}
          </Alert>
        );
      })}
    </Stack>
  );
}

function helpId(path: Path): string {
  return `${controlId(path)}-help`;
}

/** The id of what is said about the problems of a setting, which is there while there are some. */
export function problemsId(path: Path): string {
  return `${controlId(path)}-problems`;
}

/** What a control is described by, for screen readers. */
export function useDescription(path: Path, help: string | undefined) {
  const own = useProblemsAt(path);
  const ids = [own.length > 0 && problemsId(path), help !== undefined && helpId(path)];
  return {
    'aria-describedby': ids.filter((id) => id !== false).join(' ') || undefined,
    'aria-invalid': own.some(({ severity }) => severity === 'error') || undefined,
  };
}
