interface TooltipDelays {
  /** milliseconds of rest before one opens */
  openDelay: number;
  /** milliseconds after one has closed in which the next opens at once */
  skipDelay: number;
}

/** Decides when the tooltip of which target is open. */
export class TooltipTiming<Target> {
  private target: Target | undefined;
  private isOpen = false;
  private closedAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange receives the target whose tooltip is open from now on */
  constructor(
    private readonly delays: TooltipDelays,
    private readonly onChange: (target: Target | undefined) => void,
  ) {}

  /** The visitor points at or has focused this target, or none. */
  attend(target: Target | undefined): void {
    if (target === this.target) return;
    this.dismiss();
    this.target = target;
    if (target === undefined) return;
    const soon = performance.now() - this.closedAt < this.delays.skipDelay;
    this.timer = setTimeout(() => this.open(target), soon ? 0 : this.delays.openDelay);
  }

  /** Closes the tooltip until the visitor attends to something else. */
  dismiss(): void {
    clearTimeout(this.timer);
    if (!this.isOpen) return;
    this.isOpen = false;
    this.closedAt = performance.now();
    this.onChange(undefined);
  }

  private open(target: Target): void {
    this.isOpen = true;
    this.onChange(target);
  }
}
