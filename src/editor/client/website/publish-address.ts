import type { PrepareAnswer, PublishAnswer } from '../../protocol/publish-api';
import type { WebsiteState } from './use-website';

/**
 * Publishes the saved address of the site, unless something else would go along: other changes here, or
 * what others have published meanwhile. The person publishes that, who sees it first.
 *
 * @returns whether it is published
 */
export async function publishAddress(ask: WebsiteState['ask'], message: string): Promise<boolean> {
  const target = 'usual';
  const shown = await ask<PrepareAnswer>('prepare', { target });
  if (!shown || shown.count !== 1 || shown.incoming || shown.errors.length > 0) return false;
  const answer = await ask<PublishAnswer>('publish', { target, id: shown.id, message });
  return answer?.outcome === 'published';
}
