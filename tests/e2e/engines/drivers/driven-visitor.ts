import { writeKeyActions, writeTypingActions, type KeyAction } from './keys';
import type { Visitor } from './visitor';

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** A device that WebDriver moves; both of its protocols write them in the same way. */
export type InputSource =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] };

/** What differs between the two protocols of WebDriver. */
export interface Session {
  messages: readonly string[] | undefined;
  /** Opens an address and waits until the page has loaded. */
  navigate: (url: string) => Promise<void>;
  /**
   * @param functionText of a function that takes a text and promises one
   * @returns what it has promised
   */
  call: (functionText: string, arg: string) => Promise<string>;
  perform: (sources: InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  chooseFile: (selector: string, path: string) => Promise<void>;
  back: () => Promise<void>;
  takePicture: () => Promise<Buffer>;
}

/** A visitor whose browser is driven by WebDriver. */
export function createDrivenVisitor(session: Session, origin: string): Visitor {
  async function evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const call = `async (args) => JSON.stringify([await (${run})(...JSON.parse(args))])`;
    const [result] = JSON.parse(await session.call(call, JSON.stringify(args))) as [Result];
    return result;
  }

  /** The middle of an element in the window, as soon as it no longer moves. */
  function findMiddle(selector: string): Promise<{ x: number; y: number }> {
    return evaluate(async (wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`The page has no ${wanted}.`);
      let last = '';
      for (;;) {
        await new Promise(requestAnimationFrame);
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const place = [left, top].join();
        const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        if (place === last) return middle;
        last = place;
        // What has no room in the window goes in as far as it does, and stays there.
        const isOutside = top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
        // In a dialog that scrolls, it may be below the part that is seen.
        const isHidden = !element.contains(document.elementFromPoint(middle.x, middle.y));
        if (isOutside || isHidden)
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }
    }, selector);
  }

  async function point(selector: string, then: PointerAction[]): Promise<void> {
    const move: PointerAction = { type: 'pointerMove', ...(await findMiddle(selector)) };
    await session.perform([{ type: 'pointer', id: 'mouse', actions: [move, ...then] }]);
  }

  return {
    messages: session.messages,
    open: (path) => session.navigate(new URL(path, origin).href),
    evaluate,
    resize: session.resize,
    press: (key) => session.perform([{ type: 'key', id: 'keys', actions: writeKeyActions(key) }]),
    type: (text) =>
      session.perform([{ type: 'key', id: 'keys', actions: writeTypingActions(text) }]),
    hover: (selector) => point(selector, []),
    click: (selector) =>
      point(selector, [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    chooseFile: session.chooseFile,
    back: session.back,
    takePicture: session.takePicture,
  };
}
