import { problemsElement, problemsEvent, type ShownProblems } from './shown-problems';

// Runs in the browser, on pages of the dev server: shows what is wrong with the config over the page.
// Errors are unfolded when they come; warnings stay as they were folded.

const foldKey = `${problemsElement}-open`;

/** `site.config.json:17:11` */
const places = /\b[\w./-]+\.json:\d+:\d+/g;

const styles = `
  :host { position: fixed; z-index: 2147483647; inset: auto auto 12px 12px;
    max-width: min(64rem, calc(100vw - 24px)); }
  section { border-radius: 8px; border-left: 6px solid; background: #1d1f21; color: #f2f2f2; box-shadow: 0 4px 24px #0008;
    font: 16px/1.5 system-ui, sans-serif; }
  section.error { border-color: #ff8a80; }
  section.warning { border-color: #ffd54f; }
  summary { padding: 8px 16px; cursor: pointer; font-weight: 600; }
  summary:focus-visible, a:focus-visible { outline: 3px solid #82b1ff; outline-offset: -3px; }
  pre { margin: 0; padding: 0 16px 16px; max-height: 60vh; overflow: auto;
    font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: #9ecbff; }
  @media print { :host { display: none; } }
`;

function show(problems: ShownProblems | null): void {
  document.querySelector(problemsElement)?.remove();
  if (!problems) return;
  const { summary, text, hasErrors } = problems;
  const host = document.createElement(problemsElement);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${styles}</style><section><details><summary></summary><pre tabindex="0"></pre></details></section>`;
  const section = root.querySelector('section');
  section?.setAttribute('aria-label', 'Problems');
  section?.classList.add(hasErrors ? 'error' : 'warning');
  root.querySelector('summary')?.append(summary);
  root.querySelector('pre')?.append(...linkPlaces(text));
  const details = root.querySelector('details');
  if (details) {
    details.open = hasErrors || sessionStorage.getItem(foldKey) === 'yes';
    details.addEventListener('toggle', () => {
      if (!hasErrors) sessionStorage.setItem(foldKey, details.open ? 'yes' : 'no');
    });
  }
  document.body.append(host);
}

/** A text whose places open in the program that edits the file. */
function linkPlaces(text: string): (string | HTMLAnchorElement)[] {
  const parts: (string | HTMLAnchorElement)[] = [];
  let end = 0;
  for (const match of text.matchAll(places)) {
    const [words] = match;
    parts.push(text.slice(end, match.index), linkPlace(words));
    end = match.index + words.length;
  }
  return [...parts, text.slice(end)];
}

/** Vite opens the file in the editor that runs; the page stays. */
function linkPlace(place: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `/__open-in-editor?file=${encodeURIComponent(place)}`;
  link.textContent = place;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}

import.meta.hot?.on(problemsEvent, show);
import.meta.hot?.send(problemsEvent);
