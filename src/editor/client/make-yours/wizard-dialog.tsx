import { StepFrame, type StepFrameProps } from './step-frame';
import { StepFields } from './step-fields';
import { PeopleFields } from './people-fields';
import { PartsFields } from './parts-fields';
import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { renderSetting } from '../form/form-panel';
import { controlId, SettingContext } from '../form/use-setting';
import { listAreas } from '../../make-site/sections';
import { narrowScreen } from '../layout';
import type { MadeSite } from '../../make-site/make-site';
import { isJsonObject, type JsonObject, type Path } from '../../../utils/json';
import { listChanges } from '../../model/list-changes';
import { LeadColorFields } from '../presets/lead-colors';
import { useEditor } from '../state/editor-context';
import { ProblemIndex } from '../state/problem-index';
import { NestedEditor } from '../state/nested-editor';
import { startWizard } from '../../make-site/wizard-state';
import { CheckStep } from './check-step';
import { findFaults } from '../../make-site/find-faults';
import { listSteps, type StepName, listFields, type Guide } from '../../make-site/list-fields';
import { wizardWords } from '../../make-site/wizard-words';
import type { MakeYours } from './use-wizard';

interface MakeYoursDialogProps {
  sample: JsonObject;
  make: MakeYours;
  /** closes it; the answers stay */
  onClose: () => void;
  onMade: (made: MadeSite) => void;
}

/**
 * Asks what is needed to make a site of the sample, step by step; what comes of it is one step to
 * undo.
 */
export function WizardDialog({ sample, make, onClose, onMade }: MakeYoursDialogProps) {
  const { root, change } = useEditor();
  const isNarrow = useMediaQuery(narrowScreen);
  const [begun] = useState(() => startWizard(sample, navigator.language));
  const sheet = make.sheet ?? begun;
  const [tried, setTried] = useState<ReadonlySet<StepName>>(new Set());
  const areas = useMemo(() => listAreas(sample), [sample]);
  const guide = { root, sample, areas, sheet };
  const steps = listSteps(guide);
  const step = steps.includes(make.step) ? make.step : 'practice';
  const faults = findFaults(guide, step);
  const go = (by: -1 | 1) => make.setStep(steps[steps.indexOf(step) + by] ?? step);

  function goOn() {
    const [first] = faults;
    if (!first) return go(1);
    setTried(new Set([...tried, step]));
    return focusField(first.path);
  }

  function take(made: MadeSite) {
    change({ label: wizardWords.makeYours, changes: listChanges(sample, made.config) });
    onMade(made);
  }

  const frame = { step, steps, onBack: () => go(-1), onLater: onClose };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth="md"
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
    >
      <DialogTitle>{wizardWords.makeYours}</DialogTitle>
      <SettingContext value={renderSetting}>
        <NestedEditor
          config={sheet}
          problems={new ProblemIndex(tried.has(step) ? faults : [])}
          onChange={(next) => isJsonObject(next) && make.setSheet(next)}
        >
          {step === 'check' ? (
            <CheckStep {...frame} submit={wizardWords.makeIt} guide={guide} onMake={take} />
          ) : (
            <AnswerStep key={step} {...frame} guide={guide} onSubmit={goOn} />
          )}
        </NestedEditor>
      </SettingContext>
    </Dialog>
  );
}

function focusField(path: Path) {
  const field = document.getElementById(controlId(path));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

interface AnswerStepProps extends Omit<StepFrameProps, 'submit' | 'canSubmit' | 'children'> {
  guide: Guide;
}

/** A step that asks something. */
function AnswerStep({ guide, ...frame }: AnswerStepProps) {
  const { step } = frame;
  return (
    <StepFrame {...frame} submit={wizardWords.next} canSubmit>
      {step === 'parts' && <PartsFields guide={guide} />}
      {step === 'people' && <PeopleFields guide={guide} />}
      {step === 'look' && (
        <Box sx={{ mb: 3 }}>
          <LeadColorFields />
        </Box>
      )}
      {step !== 'people' && <StepFields fields={listFields(guide, step)} />}
    </StepFrame>
  );
}
