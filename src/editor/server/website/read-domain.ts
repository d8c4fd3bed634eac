import { isObject } from '../../../utils/is-object';
import type { DomainRequest } from '../../protocol/website-api';
import { readHost } from '../../model/read-host';
import { RefusedRequest } from '../read-body';

/** @throws RefusedRequest when something else than a domain is written */
export function readDomain(body: unknown): DomainRequest {
  const { domain } = isObject(body) ? body : {};
  if (domain === null) return { domain };
  const host = typeof domain === 'string' ? readHost(domain) : undefined;
  if (host === undefined) throw new RefusedRequest(422, 'Enter a domain, such as example.org.');
  if (host.endsWith('.github.io')) {
    throw new RefusedRequest(422, 'Enter your own domain: this one belongs to GitHub.');
  }
  return { domain: host };
}
