import type { PageHead } from '../payload/page-head';

/**
 * Brings the `<head>` up to date after client navigation. Search engines do not navigate, so what it
 * asks of them stays.
 */
export function showHead({ title, description, canonical }: PageHead): void {
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('link[rel="canonical"]', 'href', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
