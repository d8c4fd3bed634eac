/**
 * For `inputRef` of the first field of a dialog. Once, as it appears: it is the same function each
 * time.
 */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
