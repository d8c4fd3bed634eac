import type { PrepareAnswer } from '../../protocol/publish-api';
import { publishWords } from './publish-words';

/** What the button of the dialog does. */
export interface PublishAction {
  label: string;
  isPossible: boolean;
  /** why it is not possible */
  obstacle?: string;
  /** a version is made, so it needs a message */
  isPublishing: boolean;
}

/** What can be done with what is shown: errors keep content from being published, or taken over. */
export function chooseAction(shown: PrepareAnswer, takesProgram: boolean): PublishAction {
  const { summary, errors, contentErrors, incoming, hasNewProgram } = shown;
  const isUpdate = takesProgram && hasNewProgram;
  const isFree = errors.length === 0 && (isUpdate || contentErrors.length === 0);
  const obstacle = errors.length > 0 ? publishWords.fixErrors : publishWords.needsUpdate;
  if (summary !== undefined && errors.length === 0) {
    return {
      label: publishWords.publish,
      isPossible: isFree,
      isPublishing: isFree,
      ...(!isFree && { obstacle }),
    };
  }
  if (isUpdate) return { label: publishWords.update, isPossible: true, isPublishing: false };
  if (summary === undefined && incoming) {
    return {
      label: publishWords.takeOver,
      isPossible: isFree,
      isPublishing: false,
      ...(!isFree && { obstacle }),
    };
  }
  const nothing = errors.length > 0 ? publishWords.fixErrors : publishWords.noChanges;
  return { label: publishWords.publish, isPossible: false, isPublishing: false, obstacle: nothing };
}
