/** Waits for a time that can be stopped: what is left of it runs when it goes on. */
export class HoldableTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private startedAt = 0;
  private left: number;

  /** @param duration milliseconds; the timer does not run before `run` */
  constructor(
    duration: number,
    private readonly onEnd: () => void,
  ) {
    this.left = duration;
  }

  run(): void {
    if (this.timer !== undefined) return;
    this.startedAt = performance.now();
    this.timer = setTimeout(this.onEnd, this.left);
  }

  hold(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left -= performance.now() - this.startedAt;
  }
}
