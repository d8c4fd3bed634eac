import type { Json, Path } from '../../../utils/json';
import { findImage, findLabel, findSetting } from './find-setting';
import { findPage, listBlockElements } from '../../model/find-route';
import type { RootSchema } from '../../schema/schema-node';

/** What was clicked on a page. */
export interface ClickedPlace {
  /** what is selected: a block, the menu, the footer */
  part: Path;
  element: Element;
  /** the very setting, if the text that was clicked is one */
  setting?: Path | undefined;
  /** the element that shows the setting */
  shownIn?: Element;
  /** that of the page, on a site in several */
  language?: string | undefined;
}

/** Blocks that are not in the config; the preview names them. */
const addedBlock = '[id^="added-"]';

/** A text longer than that is not a single setting. */
const longestText = 4000;

/** The part of a page that an element belongs to. */
export function findPart(
  config: Json,
  page: string,
  target: Element,
): Pick<ClickedPlace, 'part' | 'element'> | undefined {
  const shown = target.ownerDocument;
  const blocks = listBlockElements(config, page);
  for (const { id, path } of blocks) {
    const element = shown.getElementById(id);
    if (element?.contains(target)) return { part: path, element };
  }
  // What the site adds comes before the block whose settings ask for it.
  const added = target.closest(addedBlock);
  for (let next = added; next; next = next.nextElementSibling) {
    const owner = blocks.find(({ id }) => id === next?.id);
    if (added && owner) return { part: owner.path, element: added };
  }
  const footer = target.closest('footer');
  if (footer) return { part: ['navigation', 'footer'], element: footer };
  const header = target.closest('header');
  return header ? { part: ['navigation'], element: header } : undefined;
}

/**
 * What a click on a page means.
 *
 * @param image an image below the pointer; it can lie behind the target
 */
export function findPlace(
  root: RootSchema,
  config: Json,
  page: string,
  target: Element,
  image?: Element,
): ClickedPlace | undefined {
  const part = findPart(config, page, target);
  if (!part) return undefined;
  const { language } = findPage(config, page) ?? {};
  const found = { ...part, language };
  const file = image && part.element.contains(image) ? image.getAttribute('src') : null;
  const imageSetting = findImage(config, part.part, file ?? '');
  if (image === target && imageSetting) return { ...found, setting: imageSetting };
  for (let element: Element | null = target; element; element = element.parentElement) {
    const text = element.getAttribute('alt') ?? element.textContent ?? '';
    const wanted = { text, block: found.part, language };
    const setting = text.length < longestText ? findSetting(config, wanted) : undefined;
    if (setting) return { ...found, setting, shownIn: element };
    if (element === found.element) break;
  }
  if (imageSetting && !target.closest('a, button')) return { ...found, setting: imageSetting };
  const shown = target.closest('a, button') ?? target;
  const label = findLabel(root, config, { text: shown.textContent, language });
  return label ? { ...found, setting: label, shownIn: shown } : found;
}
