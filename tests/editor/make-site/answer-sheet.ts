import type { Guide } from '../../../src/editor/make-site/list-fields';
import { listAreas } from '../../../src/editor/make-site/sections';
import type { WizardState } from '../../../src/editor/make-site/wizard-state';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { setValue } from '../../../src/editor/model/write-edits';
import { isJsonObject, type Json, type Path } from '../../../src/utils/json';
import { root } from '../documents';
import type { Sample } from './made-site';

/** Answers as they are typed: each at its place. */
export function answer(sheet: WizardState, ...answers: [path: Path, value: Json][]): WizardState {
  return answers.reduce((before, [path, value]) => {
    const { config } = applyChanges(before, [setValue(before, path, value)]);
    return isJsonObject(config) ? config : before;
  }, sheet);
}

/** What the questions of “Make it yours” are about. */
export function makeGuide(sheet: WizardState, { config }: Pick<Sample, 'config'>): Guide {
  return { root, sample: config, areas: listAreas(config), sheet };
}
