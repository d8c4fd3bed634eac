import { useEffect } from 'react';
import { useSite } from '../components/site-context';
import type { LanguageLink } from '../payload/languages';
import {
  readSpoken,
  foundLanguage,
  markLanguages,
  readMixedLanguages,
  type Passage,
} from '../payload/mark-languages';

/** What is not translated on a page names its language, also what appears later. */
export function useLanguageMarks(links: readonly LanguageLink[]): void {
  const site = useSite();
  useEffect(() => {
    const languages = readMixedLanguages(links, site);
    if (!languages) return undefined;
    const nameAll = () => markLanguages(readPassage(document.body), languages);
    nameAll();
    const observer = new MutationObserver(nameAll);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [links, site]);
}

function readPassage(element: Element): Passage {
  // What was found before may say something else by now.
  if (element.hasAttribute(foundLanguage)) {
    element.removeAttribute(foundLanguage);
    element.removeAttribute('lang');
  }
  const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
  return {
    ...readSpoken(
      { texts, readWhole: () => element.textContent },
      (name) => element.getAttribute(name) ?? undefined,
    ),
    isNamed: element.hasAttribute('lang'),
    name: (language) => {
      element.setAttribute('lang', language);
      element.setAttribute(foundLanguage, '');
    },
    listParts: () => [...element.children].map((child) => readPassage(child)),
  };
}
