import { useEffect, useEffectEvent, useRef } from 'react';
import { planWrite } from '../form/use-setting';
import { getIn } from '../../../utils/json';
import { useEditor } from '../state/editor-context';
import { findTypable, type TypableText } from './find-typable';
import type { ClickedPlace } from './place-of-click';
import { placeCursor, typeOnPage, type Typing, type TypingEnd } from './type-on-page';

/** A text that somebody types in. */
interface TypedText extends TypableText {
  typing: Typing;
  /** what it said before */
  before: string;
  /** what it says */
  text: string;
}

/**
 * Lets plain texts of a page be typed where they are. Each letter is the same change as in the field of
 * the setting.
 *
 * @param onEnd the text is one of the page again, and can be swapped with it
 */
export function useTyping(onEnd: () => void) {
  const { root, config, change, focusSetting, showSetting } = useEditor();
  const current = useRef<TypedText>(undefined);

  const write = useEffectEvent((typed: TypedText, text: string) => {
    typed.text = text;
    const edit = planWrite(config, typed, text === '' ? undefined : text);
    if (edit) change(edit);
  });

  /** A translation that says nothing is none, nor is one that was taken back. */
  const leaveUntranslated = useEffectEvent((typed: TypedText) => {
    if (typed.text !== '' && typed.text !== typed.original) return;
    const edit = planWrite(config, { ...typed, isRequired: false }, undefined);
    if (edit) change(edit);
  });

  const end = useEffectEvent((typed: TypedText, how: TypingEnd) => {
    // The focus is lost once more as the element becomes one of the page again.
    if (current.current !== typed) return;
    current.current = undefined;
    typed.typing.end();
    if (how === 'takenBack') write(typed, typed.before);
    if (typed.original !== undefined) leaveUntranslated(typed);
    onEnd();
    if (how !== 'left') focusSetting(typed.path);
  });

  // What is undone, or changed in its field, is shown here, too.
  useEffect(() => {
    const typed = current.current;
    if (!typed) return;
    const said = String(getIn(config, typed.path) ?? typed.original ?? '');
    if (typed.text === said) return;
    typed.text = said;
    typed.typing.show(typed.text);
  }, [config]);

  const begin = useEffectEvent((place: ClickedPlace, event: MouseEvent): boolean => {
    const found = findTypable(root, config, place);
    if (!found) return false;
    const { element, label, path } = found;
    const before = element.textContent;
    const typing = typeOnPage({
      element,
      label,
      onType: (text) => write(typed, text),
      onEnd: (how) => end(typed, how),
    });
    const typed: TypedText = { ...found, typing, before, text: before };
    current.current = typed;
    placeCursor(element, event);
    showSetting(path);
    return true;
  });

  return {
    isTypedIn: (target: Element) => current.current?.typing.element.contains(target) ?? false,
    /** begins to type in the text that was clicked; false where that is not possible */
    begin,
  };
}
