const base = Number(process.env.PORT ?? 4187);

/**
 * The ports that the browser tests use. All follow `PORT`, so that two copies of the project can be
 * tested at once; the stand-in provider can be moved elsewhere with `PROVIDER_PORT`.
 */
export const ports = {
  specification: base,
  'every-part': base + 1,
  provider: Number(process.env.PROVIDER_PORT ?? base + 2),
  'another-practice': base + 3,
  otherConstants: base + 4,
  dev: base + 5,
  'two-languages': base + 6,
  editorStarter: base + 7,
  'right-to-left': base + 8,
  german: base + 9,
  canadian: base + 10,
  charity: base + 11,
  clinic: base + 12,
  therapy: base + 13,
} as const;

/** Where a server of that name answers: `http://127.0.0.1:4187`. */
export function originOf(name: keyof typeof ports): string {
  return `http://127.0.0.1:${ports[name]}`;
}
