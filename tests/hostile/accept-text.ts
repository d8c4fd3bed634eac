import { checkConfig } from '../../src/check/check-config';
import { writePointer } from '../../src/utils/json';
import type { Problem } from '../../src/check/problem';
import type { SiteConfig } from '../../src/generated/config-types';
import {
  addLinkedPages,
  fullConfig,
  fullPublicFiles,
  listStringFields,
  putText,
  type StringField,
} from './string-fields';

export const stringFields: readonly StringField[] = listStringFields(fullConfig);

/** The full config with a text in all fields that the check lets have it. */
export interface AcceptedText {
  accepted: readonly StringField[];
  config: SiteConfig;
}

/** Puts a text into all fields, and takes it out again of those where an error stands. */
export function acceptText(text: string): AcceptedText {
  let accepted = stringFields;
  for (;;) {
    const paths = accepted.map(({ path }) => path);
    const source = JSON.stringify(addLinkedPages(putText(fullConfig, paths, text)));
    const { config, problems } = checkConfig(source, fullPublicFiles);
    if (config) return { accepted, config };
    const errors = problems.filter(({ severity }) => severity === 'error');
    const left = accepted.filter(({ path }) => !errors.some((error) => isAbout(error, path)));
    if (left.length === accepted.length) {
      throw new Error(errors.map(({ path, message }) => `${path}: ${message}`).join('\n'));
    }
    accepted = left;
  }
}

/** Whether an error stands at a field or at the group around it, or names the field. */
function isAbout({ path, related = [] }: Problem, field: StringField['path']): boolean {
  const pointer = writePointer(field);
  const isAround = path !== '' && pointer.startsWith(`${path}/`);
  return isAround || path === pointer || related.some((place) => place.path === pointer);
}
