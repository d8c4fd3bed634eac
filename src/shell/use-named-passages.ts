import { useEffect } from 'react';
import { useSite } from '../components/site-context';
import { listForeignTexts, type LanguageLink } from '../payload/languages';
import {
  createTextFinder,
  foundAttribute,
  namePassages,
  readAttributes,
  type Passage,
} from '../payload/name-passages';

/** What is not translated on a page names its language, also what appears later. */
export function useNamedPassages(languages: readonly LanguageLink[]): void {
  const site = useSite();
  useEffect(() => {
    const texts = listForeignTexts(languages, site);
    const [other] = site.site.languages ?? [];
    if (texts.length === 0 || other === undefined) return undefined;
    const tongues = { own: site.site.language, other, isOther: createTextFinder(texts) };
    const nameAll = () => namePassages(readPassage(document.body), tongues);
    nameAll();
    const observer = new MutationObserver(nameAll);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [languages, site]);
}

function readPassage(element: Element): Passage {
  // What was found before may say something else by now.
  if (element.hasAttribute(foundAttribute)) {
    element.removeAttribute(foundAttribute);
    element.removeAttribute('lang');
  }
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
  const attributes = readAttributes.flatMap((name) => element.getAttribute(name) ?? []);
  return {
    texts: [...own, ...attributes],
    isNamed: element.hasAttribute('lang'),
    name: (language) => {
      element.setAttribute('lang', language);
      element.setAttribute(foundAttribute, '');
    },
    listParts: () => [...element.children].map((child) => readPassage(child)),
  };
}
