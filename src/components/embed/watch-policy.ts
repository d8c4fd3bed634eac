/**
 * Reports when the page's own security policy forbids a frame, also when that was before anybody
 * asked. Browsers that keep no reports tell nothing; the widget is then `unconfirmed` after a while.
 *
 * @returns stops watching
 */
export function watchPolicy(src: string, onForbidden: () => void): () => void {
  if (typeof ReportingObserver === 'undefined') return () => undefined;
  const { origin } = new URL(src);
  const observer = new ReportingObserver(
    (reports) => {
      if (reports.some(({ body }) => forbids(body, origin))) onForbidden();
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return () => observer.disconnect();
}

function forbids(body: ReportBody | null | undefined, origin: string): boolean {
  if (!body || !('effectiveDirective' in body) || !('blockedURL' in body)) return false;
  return body.effectiveDirective === 'frame-src' && String(body.blockedURL).startsWith(origin);
}
