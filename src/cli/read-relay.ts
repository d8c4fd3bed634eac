import { OptionError } from '../io/command-error';

/**
 * The origin of a sign-in relay.
 *
 * @throws OptionError for anything else: messages of the relay are recognized by its origin
 */
export function readRelay(written: string): string {
  const { protocol, hostname, origin, href } = URL.canParse(written)
    ? new URL(written)
    : new URL('about:blank');
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    throw new OptionError(
      `needs a URL that starts with https://, such as https://auth.example.org, not "${written}".`,
    );
  }
  if (href === `${origin}/`) return origin;
  throw new OptionError(
    `must be the root of a domain, such as ${origin}, not "${written}". The relay answers at /auth and /callback there.`,
  );
}
