/** Fills the words in braces of a label: `fillLabel('+{count} more', { count: '3' })` → `+3 more`. */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{([a-zA-Z]+)\}/g, (match, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? match) : match,
  );
}
