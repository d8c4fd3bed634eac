import type { PageHead } from '../payload/payload';

/** Brings the `<head>` up to date after client navigation. */
export function showHead({ title, description, canonical, robots }: PageHead): void {
  document.title = title;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('meta[name="robots"]', 'content', robots);
  setAttribute('link[rel="canonical"]', 'href', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
