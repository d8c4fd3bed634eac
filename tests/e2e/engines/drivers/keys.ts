/** The keys that write nothing, as WebDriver calls them. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
};

export interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

/** What WebDriver does for a press of `Shift+Tab`: down in that order, up in the other. */
export function writeKeyActions(combination: string): KeyAction[] {
  const values = combination.split('+').map((name) => keys[name] ?? name);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}

/** What WebDriver does to type a text, one key after the other. */
export function writeTypingActions(text: string): KeyAction[] {
  return [...text].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
}
