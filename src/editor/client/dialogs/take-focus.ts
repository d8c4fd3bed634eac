/**
 * For `inputRef` of the first field of a dialog. Once, as it appears: it is the same function each
 * time.
 */
export function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}

/** The same for a field that begins with a suggestion: typing replaces it. */
export function takeFocusOfSuggestion(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
