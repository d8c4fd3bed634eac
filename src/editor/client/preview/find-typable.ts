import { isTranslatable } from '../../../content/schema/schema-node';
import { getIn, type Json, type Path } from '../../../utils/json';
import { listLanguages } from '../../model/languages';
import { describeShape } from '../../schema/describe-shape';
import { chooseBranch, findNode, type RootSchema } from '../../schema/schema-node';
import { writeLabel } from '../../schema/write-label';
import { findSettings } from './find-setting';
import type { ClickedPlace } from './place-of-click';

/** A setting whose text can be typed right on the page. */
export interface TypableText {
  element: HTMLElement;
  path: Path;
  /** the name of the setting */
  label: string;
  isRequired: boolean;
  /** the text in the main language, which the page shows until it is written in its own */
  original?: string;
}

/** What does something when it is pressed is selected, not typed in. */
const pressed = 'a, button, summary, label, input, select, textarea';

/**
 * The text that was clicked, if the page shows it as it is written and nothing else in the same
 * element: no filled placeholder, no HTML, no other text joined to it.
 */
export function findTypable(
  root: RootSchema,
  config: Json,
  { setting, shownIn, part, language }: ClickedPlace,
): TypableText | undefined {
  const element = shownIn && findInnermost(shownIn);
  if (!setting || !element || element.closest(pressed)) return undefined;
  const value = getIn(config, setting);
  if (typeof value !== 'string' || element.textContent !== value) return undefined;
  // If the same words are there twice, nobody knows which of them these are.
  if (findSettings(config, { text: value, block: part, language }).length !== 1) return undefined;
  const node = findNode(root, config, setting);
  // Of a text in several languages, the schema knows the text.
  const path = node ? setting : setting.slice(0, -1);
  const shape = describeShape(root, node ?? findNode(root, config, path) ?? {});
  const isWords = shape.kind === 'text' && (shape.input === 'line' || shape.input === 'lines');
  if (!isWords || node?.pattern !== undefined) return undefined;
  const name = path.at(-1);
  const label = writeLabel(String(name));
  const [main] = listLanguages(config);
  const isFallback = language !== main && setting.at(-1) !== language;
  if (language !== undefined && isFallback) {
    const text = node ?? findNode(root, config, path);
    if (!text || !isTranslatable(text)) return undefined;
    return { element, path: [...path, language], label, isRequired: true, original: value };
  }
  const isRequired = !node || typeof name !== 'string' || isNeeded(root, config, setting);
  return { element, path: setting, label, isRequired };
}

function isNeeded(root: RootSchema, config: Json, path: Path): boolean {
  const parent = path.slice(0, -1);
  const node = findNode(root, config, parent);
  const branch = node && (chooseBranch(root, node, getIn(config, parent)) ?? node);
  return branch?.required?.includes(String(path.at(-1))) ?? false;
}

/** The element that holds the text itself, and nothing else. */
function findInnermost(element: Element): HTMLElement | undefined {
  const [only, ...others] = element.children;
  if (!only) return isHtml(element) ? element : undefined;
  return others.length === 0 && only.textContent === element.textContent
    ? findInnermost(only)
    : undefined;
}

/** Elements of the frame are of another class than those of the editor. */
function isHtml(element: Element): element is HTMLElement {
  return 'contentEditable' in element;
}
