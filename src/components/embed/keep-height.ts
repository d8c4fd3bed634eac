import type { FrameMessage } from './frame-protocol';

/** Differences up to this are a matter of rounding. */
const tolerance = 8;

interface HeightSettings {
  minHeight: number;
  /** how long a frame must have been lower before it becomes lower, in milliseconds */
  shrinkDelay: number;
}

/** Follows the heights that a widget reports. */
export interface HeightKeeper {
  report: (height: NonNullable<FrameMessage['height']>) => void;
  /** drops a change that is still to come */
  stop: () => void;
}

/**
 * Turns reported heights into the height of the frame: it grows at once, so that nothing is cut
 * off, and shrinks when it has been quiet for a while, so that the page does not tremble.
 */
export function keepHeight(
  { minHeight, shrinkDelay }: HeightSettings,
  apply: (height: number) => void,
): HeightKeeper {
  const reports = new Map<string, number>();
  let shown = minHeight;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(height: number): void {
    shown = height;
    apply(height);
  }

  return {
    report({ by, pixels }) {
      reports.set(by, pixels);
      // The page may be measured before its content is there, and the other way round.
      const wanted = Math.max(minHeight, ...reports.values());
      clearTimeout(timer);
      if (wanted > shown + tolerance) show(wanted);
      else if (wanted < shown - tolerance) timer = setTimeout(show, shrinkDelay, wanted);
    },
    stop: () => clearTimeout(timer),
  };
}
