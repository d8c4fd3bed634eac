import { getIn, type Json, readText } from '../../../utils/json';
import { useMemo, useRef, useState } from 'react';
import type { StepName } from '../../make-site/list-fields';
import { holdsSamples } from '../../make-site/sections';
import type { WizardState } from '../../make-site/wizard-state';

/** Making a site of the sample: whether that is possible, and how far it is. */
export interface MakeYours {
  hasSamples: boolean;
  /** it is offered next to the page, until the person begins or puts it off */
  isOffered: boolean;
  putOff: () => void;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** what was answered so far: it is there after the dialog was closed, or the tab loaded again */
  sheet: WizardState | undefined;
  setSheet: (sheet: WizardState) => void;
  /** the step that is shown */
  step: StepName;
  setStep: (step: StepName) => void;
  /** the site was made just now, until the person has read what comes next or undone it */
  isMade: boolean;
  setMade: (isMade: boolean) => void;
}

/** @param isJustBegun whether the person just began the site: then the questions open at once */
export function useWizard(config: Json, isJustBegun: boolean): MakeYours {
  const hasSamples = useMemo(() => holdsSamples(config), [config]);
  const [isPutOff, setPutOff] = useState(false);
  const [kept, setKept] = useState((): Kept => {
    const before = readKept(config);
    return isJustBegun ? { ...before, isOpen: true } : before;
  });
  const { sheet, step = 'practice', isOpen = false } = kept;
  const [isMade, setMade] = useState(false);
  // An answer can come late, when another step is shown.
  const latest = useRef(kept);
  const keep = (change: Kept) => {
    latest.current = { ...latest.current, ...change };
    setKept(latest.current);
    store(config, latest.current);
  };
  return {
    hasSamples,
    isOffered: hasSamples && !isPutOff && sheet === undefined,
    putOff: () => setPutOff(true),
    isOpen: isOpen && hasSamples,
    setOpen: (next) => keep({ isOpen: next }),
    sheet,
    setSheet: (next) => keep({ sheet: next }),
    step,
    setStep: (next) => keep({ step: next }),
    isMade: isMade && !hasSamples,
    setMade,
  };
}

const storageKey = 'make-yours';

/** How far the questions are: a tab that is loaded again goes on there. */
interface Kept {
  sheet?: WizardState;
  step?: StepName;
  isOpen?: boolean;
}

/** Keeps answers for this tab: it may be loaded again, or come back after a crash. */
function store(sample: Json, kept: Kept): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ sample: nameSample(sample), kept }));
}

/** Reads the answers that this tab has kept about a sample; other sites in it have theirs. */
function readKept(sample: Json): Kept {
  const { sample: name, kept = {} } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as {
    sample?: string;
    kept?: Kept;
  };
  return name === nameSample(sample) ? kept : {};
}

function nameSample(sample: Json): string {
  return readText(getIn(sample, ['site', 'name'])) ?? '';
}
