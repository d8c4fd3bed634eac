const requestHeaders =
  'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features';

/** As recorded from api.github.com. */
const exposedHeaders =
  'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset';

export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders,
};

/** The answer to the question of a browser what a page may send. */
export function describePreflight(allowsVersionHeader: boolean): Record<string, string> {
  return {
    ...corsHeaders,
    'access-control-allow-headers': allowsVersionHeader
      ? `${requestHeaders}, X-GitHub-Api-Version`
      : requestHeaders,
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
    'access-control-max-age': '86400',
  };
}
