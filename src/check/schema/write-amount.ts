const pixelsPerRem = 16;

/** A number with its unit, and what it is in a unit that people know: `2000 ms (2 seconds)`. */
export function writeAmount(amount: number, unit: unknown): string {
  switch (unit) {
    case 'ms':
      return amount === 0 ? '0 ms' : `${amount} ms (${writeTime(amount / 1000)})`;
    case 'px':
      return `${amount} pixels`;
    case 'rem':
      return `${amount} rem (${amount * pixelsPerRem} pixels)`;
    case 'm':
      return `${amount} meters`;
    case 'degrees':
      return `${amount} degrees`;
    case 'characters':
      return `${amount} characters`;
    case 'bytes':
      return `${amount} bytes`;
    default:
      return String(amount);
  }
}

function writeTime(seconds: number): string {
  if (seconds >= 7200) return `${seconds / 3600} hours`;
  if (seconds >= 120) return `${seconds / 60} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
