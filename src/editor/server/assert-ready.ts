import type { EditedDocument } from './document';
import { RefusedRequest } from './read-body';

/** @throws RefusedRequest when the site has errors, or changes that are not saved */
export function assertReady(document: EditedDocument): void {
  const { problems, isSaved, config } = document.read();
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  if (hasErrors || config === undefined) {
    throw new RefusedRequest(422, 'The website has errors. Fix them, then try again.');
  }
  if (!isSaved) throw new RefusedRequest(422, 'Save your changes first, then try again.');
}
