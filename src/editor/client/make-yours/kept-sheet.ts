import type { Json } from '../../model/change';
import { isJsonObject, readText, readValue } from '../../model/get-in';
import type { WizardState } from './wizard-state';

const storageKey = 'make-yours';

/** Keeps answers for this tab: it may be loaded again, or come back after a crash. */
export function keepSheet(sample: Json, sheet: WizardState): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ sample: nameSample(sample), sheet }));
}

/** The answers that this tab has kept about a sample; another site that is edited in it has its own. */
export function readKeptSheet(sample: Json): WizardState | undefined {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Json;
  const sheet =
    isJsonObject(kept) && kept['sample'] === nameSample(sample) ? kept['sheet'] : undefined;
  return isJsonObject(sheet) ? sheet : undefined;
}

function nameSample(sample: Json): string {
  return readText(readValue(sample, ['site', 'name'])) ?? '';
}
