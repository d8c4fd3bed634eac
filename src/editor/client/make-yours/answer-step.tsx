import { listFields, type Guide } from './list-fields';
import { wizardWords } from './wizard-words';
import { PartsFields } from './parts-fields';
import { PeopleFields } from './people-fields';
import { StepFields } from './step-fields';
import { StepFrame, type StepFrameProps } from './step-frame';

interface AnswerStepProps extends Omit<StepFrameProps, 'submit' | 'canSubmit' | 'children'> {
  guide: Guide;
}

/** A step that asks something. */
export function AnswerStep({ guide, ...frame }: AnswerStepProps) {
  const { step } = frame;
  return (
    <StepFrame {...frame} submit={wizardWords.next} canSubmit>
      {step === 'parts' && <PartsFields guide={guide} />}
      {step === 'people' && <PeopleFields guide={guide} />}
      {step !== 'people' && <StepFields fields={listFields(guide, step)} />}
    </StepFrame>
  );
}
