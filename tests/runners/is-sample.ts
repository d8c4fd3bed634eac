/** Whether a sample is tried of what takes long, as in `npm test`. Each command by itself tries all. */
export const isSample = process.env['TEST_SAMPLE'] === 'true';

/**
 * Whether the long tests that guard data and safety run: of publishing, drafts, killed builds and
 * hosts. They run with everything else, and with `npm test -- --safety`.
 */
export const includesSafety = !isSample || process.env['TEST_SAFETY'] === 'true';

/**
 * The variants in which the same promise is tried: other widths, pages, colors, faults. In a sample
 * these are the first ones only, so the most telling ones come first.
 */
export function sampleOf<T>(variants: readonly T[], count = 1): readonly T[] {
  return isSample ? variants.slice(0, count) : variants;
}

/** Variants without an order of importance: in a sample, the first of every `step` of them. */
export function spreadOf<T>(variants: readonly T[], step: number): readonly T[] {
  return isSample ? variants.filter((_, index) => index % step === 0) : variants;
}
