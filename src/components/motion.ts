/** Slow out: what moves arrives gently. */
const ease = 'cubic-bezier(.2,.7,.2,1)';

/** How long what moves, by its kind: the durations and easing of CSS transitions and animations. */
export const motion = {
  /** colors and shadows under the pointer */
  hover: `.15s ${ease}`,
  /** what opens and closes */
  disclosure: `.25s ${ease}`,
  /** what comes into view */
  entrance: `.4s ${ease}`,
  /** one picture into another */
  crossFade: '.6s',
} as const;
