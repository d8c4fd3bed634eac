/**
 * What a visitor does with a page: the behaviors in this folder are written in these terms, which every
 * engine understands, whatever drives it.
 */
export interface Visitor {
  /** what the browser has written to its console since the visitor came; WebKit's driver cannot say */
  readonly messages: readonly string[] | undefined;
  /** Opens an address of the site and waits until the page has loaded. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page; arguments and result go there and back as JSON. */
  evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Makes the window that wide and high. */
  resize: (width: number, height: number) => Promise<void>;
  /** Presses a key: `Enter`, `Shift+Tab`, `a`. */
  press: (key: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Scrolls the first such element into view if need be, and moves the mouse to it. */
  hover: (selector: string) => Promise<void>;
  /** Moves the pointer to an element and presses the mouse. */
  click: (selector: string) => Promise<void>;
  /** Chooses a file of this computer in a field for files, which may be hidden. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  back: () => Promise<void>;
  /** A picture of the whole page, as PNG. */
  takePicture: () => Promise<Buffer>;
}

/** A visitor in a fresh browser, which remembers nothing of those before. */
export interface Visit {
  visitor: Visitor;
  end: () => Promise<void>;
}

/** A browser that runs, for one visitor after the other. */
export interface Engine {
  /** @param origin the site whose paths the visitor opens */
  begin: (origin: string) => Promise<Visit>;
  stop: () => Promise<void>;
}
