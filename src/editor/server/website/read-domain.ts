import { isObject } from '../../../utils/is-object';
import type { DomainRequest } from '../../protocol/website-api';
import { RefusedRequest } from '../read-body';

/**
 * Reads a domain as people write it: `https://Example.org/` is `example.org`, and other letters than those of
 * English become those that DNS knows.
 *
 * @throws RefusedRequest when it is something else
 */
export function readDomain(body: unknown): DomainRequest {
  const { domain } = isObject(body) ? body : {};
  if (domain === null) return { domain };
  const host = typeof domain === 'string' ? readHost(domain.trim()) : undefined;
  if (host === undefined) throw new RefusedRequest(422, 'Enter a domain, such as example.org.');
  if (host.endsWith('.github.io')) {
    throw new RefusedRequest(422, 'Enter your own domain: this one belongs to GitHub.');
  }
  return { domain: host };
}

function readHost(written: string): string | undefined {
  const text = written.replace(/^https?:\/\//i, '');
  if (!URL.canParse(`https://${text}`)) return undefined;
  const { hostname, port, username } = new URL(`https://${text}`);
  const host = hostname.replace(/\.$/, '');
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host);
  return isName && port === '' && username === '' ? host : undefined;
}
