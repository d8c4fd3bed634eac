/** Fills the words in braces of a label: `fillLabel('+{count} more', { count: 3 })` → `+3 more`. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{([a-zA-Z]+)\}/g, (match, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : match,
  );
}
