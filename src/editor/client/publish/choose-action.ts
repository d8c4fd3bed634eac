import type { PrepareAnswer } from '../../protocol/publish-api';
import { publishWords } from './publish-words';

/** What the button of the dialog does. */
export interface PublishAction {
  label: string;
  isPossible: boolean;
  /** a version is made, so it needs a message */
  isPublishing: boolean;
}

/** What can be done with what is shown: errors keep content from being published, or taken over. */
export function chooseAction(shown: PrepareAnswer, takesProgram: boolean): PublishAction {
  const { summary, errors, contentErrors, incoming, hasNewProgram } = shown;
  const isUpdate = takesProgram && hasNewProgram;
  const isFree = errors.length === 0 && (isUpdate || contentErrors.length === 0);
  if (summary !== undefined && errors.length === 0) {
    return { label: publishWords.publish, isPossible: isFree, isPublishing: isFree };
  }
  if (isUpdate) return { label: publishWords.update, isPossible: true, isPublishing: false };
  if (summary === undefined && incoming) {
    return { label: publishWords.takeOver, isPossible: isFree, isPublishing: false };
  }
  return { label: publishWords.publish, isPossible: false, isPublishing: false };
}
