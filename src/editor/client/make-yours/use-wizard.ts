import { getIn, isJsonObject, type Json, readText } from '../../../utils/json';
import { useMemo, useState } from 'react';
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
  /** the site was made just now, until the person has read what comes next or undone it */
  isMade: boolean;
  setMade: (isMade: boolean) => void;
}

/** @param isJustBegun whether the person just began the site: then the questions open at once */
export function useWizard(config: Json, isJustBegun: boolean): MakeYours {
  const hasSamples = useMemo(() => holdsSamples(config), [config]);
  const [isPutOff, setPutOff] = useState(false);
  const [sheet, setSheet] = useState(() => readKeptSheet(config));
  const [isOpen, setOpen] = useState(isJustBegun && hasSamples && sheet === undefined);
  const [isMade, setMade] = useState(false);
  return {
    hasSamples,
    isOffered: hasSamples && !isPutOff && sheet === undefined,
    putOff: () => setPutOff(true),
    isOpen,
    setOpen,
    sheet,
    setSheet: (next) => {
      setSheet(next);
      keepSheet(config, next);
    },
    isMade: isMade && !hasSamples,
    setMade,
  };
}

const storageKey = 'make-yours';

/** Keeps answers for this tab: it may be loaded again, or come back after a crash. */
function keepSheet(sample: Json, sheet: WizardState): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ sample: nameSample(sample), sheet }));
}

/** The answers that this tab has kept about a sample; another site that is edited in it has its own. */
function readKeptSheet(sample: Json): WizardState | undefined {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Json;
  const sheet =
    isJsonObject(kept) && kept['sample'] === nameSample(sample) ? kept['sheet'] : undefined;
  return isJsonObject(sheet) ? sheet : undefined;
}

function nameSample(sample: Json): string {
  return readText(getIn(sample, ['site', 'name'])) ?? '';
}
