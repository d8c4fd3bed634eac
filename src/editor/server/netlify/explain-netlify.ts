import type { HostFailure } from '../../git-hosts/git-host';
import { explainHost } from '../publish/hosted/explain-host';
import { RefusedRequest } from '../read-body';

/** Explains in plain words what Netlify did not do, and what to do about it. */
export function explainNetlify(failure: HostFailure): RefusedRequest {
  const { reason, said } = failure;
  if (reason === 'signIn') {
    return new RefusedRequest(
      401,
      'Netlify doesn’t accept this token: it is wrong, was revoked or has expired. Create a new one and paste it.',
    );
  }
  if (reason === 'taken') {
    return new RefusedRequest(
      422,
      'Netlify doesn’t accept this name: another website has it, or it has characters that names can’t have. Choose a different one.',
    );
  }
  if (reason === 'notFound') {
    return new RefusedRequest(
      422,
      'Your website isn’t at Netlify any more. Close this window, then put your website online again.',
    );
  }
  if (reason === 'forbidden') {
    return new RefusedRequest(
      422,
      `Netlify refused this. Message from Netlify: ${said.slice(0, 500)}`,
    );
  }
  return explainHost(failure, 'github', 'Netlify');
}
