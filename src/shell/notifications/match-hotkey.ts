type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether these are the keys that the config writes as "Alt+T" or "F8", and no more than those. */
export function matchHotkey(event: KeyPress, hotkey: string): boolean {
  const modifiers = hotkey.toLowerCase().split('+');
  const wanted = modifiers.pop();
  // On a Mac, Alt+T types "†": then only the place of the key says which one it was.
  const isPlain = /^([a-z0-9]|..+)$/i.test(event.key);
  const key = isPlain ? event.key : event.code.replace(/^(Key|Digit)/, '');
  return (
    key.toLowerCase() === wanted &&
    event.altKey === modifiers.includes('alt') &&
    event.ctrlKey === modifiers.includes('ctrl') &&
    event.metaKey === modifiers.includes('meta') &&
    event.shiftKey === modifiers.includes('shift')
  );
}
