import type { WriteStream } from 'node:tty';

/** Goes to the beginning of the line and empties it. */
const empty = '\r\u001B[K';

type Stream = Pick<WriteStream, 'write' | 'columns'>;

/** A line at the end of a terminal, which gives way to whatever else is written there. */
export class ProgressLine {
  private isShown = false;
  private readonly draw: (text: string) => void;

  /**
   * @param stream where the line is
   * @param others what is written to the same terminal
   */
  constructor(
    private readonly stream: Stream,
    others: readonly Pick<Stream, 'write'>[] = [],
  ) {
    const write = stream.write.bind(stream);
    this.draw = (text) => write(text);
    for (const one of [stream, ...others]) this.giveWayTo(one);
  }

  /** Shows a text in the place of the one before, as much of it as fits. */
  show(text: string): void {
    // In the last column, some terminals begin a new line.
    const room = (this.stream.columns || 80) - 1;
    this.draw(empty + (text.length > room ? `${text.slice(0, room - 1)}…` : text));
    this.isShown = true;
  }

  /** Takes the line away. */
  clear(): void {
    if (this.isShown) this.draw(empty);
    this.isShown = false;
  }

  private giveWayTo(stream: Pick<Stream, 'write'>): void {
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.write = (...args: unknown[]) => {
      this.clear();
      return write(...args);
    };
  }
}
