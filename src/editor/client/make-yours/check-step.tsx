import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShortList } from '../dialogs/list-dialog';
import type { CheckAnswer } from '../../protocol/editor-api';
import { AnswerError } from '../../make-site/answers';
import { describeGone, type MadeSite } from '../../make-site/make-site';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { tellProblem, type EditorProblem } from '../../model/explain-problem';
import { words } from '../../words';
import { makeFromState } from '../../make-site/wizard-state';
import type { Guide } from '../../make-site/list-fields';
import { wizardWords } from '../../make-site/wizard-words';
import { StepFrame, type StepFrameProps } from './step-frame';

interface CheckStepProps extends Omit<StepFrameProps, 'canSubmit' | 'onSubmit' | 'children'> {
  guide: Guide;
  onMake: (made: MadeSite) => void;
}

/** The last step: what becomes of the sample, and what would be wrong with it. */
export function CheckStep({ guide, onMake, ...frame }: CheckStepProps) {
  const { api } = useEditor();
  const [{ made, refusal }, setMade] = useState(() => tryToMake(guide));
  const [errors, setErrors] = useState<readonly EditorProblem[]>();

  useEffect(() => {
    if (!made) return;
    void api
      .post<CheckAnswer>('check', { config: made.config })
      .then(({ status, body }) => {
        if (status !== 200) setMade({ refusal: readRefusal(body) ?? words.failed });
        else setErrors(body.problems.filter(({ severity }) => severity === 'error'));
      })
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable)) throw error;
        setMade({ refusal: words.unreachable });
      });
  }, [api, made]);

  return (
    <StepFrame
      {...frame}
      canSubmit={made !== undefined && errors?.length === 0}
      onSubmit={() => made && onMake(made)}
    >
      <Stack component="output" sx={{ gap: 2, mb: 2 }}>
        {made && !errors && <LinearProgress aria-label={wizardWords.checking} />}
        {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
        {errors?.length === 0 && <Alert severity="success">{wizardWords.nothingWrong}</Alert>}
        {made && errors && errors.length > 0 && <Errors made={made} errors={errors} />}
      </Stack>
      {made && <Summary sample={guide.sample} made={made} />}
    </StepFrame>
  );
}

function Errors({ made, errors }: { made: MadeSite; errors: readonly EditorProblem[] }) {
  return (
    <Alert severity="error">
      {wizardWords.wouldHaveErrors}
      <ShortList items={errors.map((problem) => tellProblem(made.config, problem))} />
    </Alert>
  );
}

function Summary({ sample, made }: { sample: Guide['sample']; made: MadeSite }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {describeGone(sample, made).map(({ title, lines }) => (
        <Typography
          key={title}
          variant="body2"
          component="div"
          sx={{ overflowWrap: 'anywhere', '& ul': { my: 0.5 } }}
        >
          <Typography variant="subtitle2" component="h4">
            {title}
          </Typography>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Typography>
      ))}
    </Stack>
  );
}

function tryToMake({ sample, sheet }: Guide): { made?: MadeSite; refusal?: string } {
  try {
    return { made: makeFromState(sample, sheet) };
  } catch (error) {
    if (error instanceof AnswerError) return { refusal: error.message };
    throw error;
  }
}
