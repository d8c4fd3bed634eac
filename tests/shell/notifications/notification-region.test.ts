import { expect, test } from 'vitest';
import { matchHotkey } from '../../../src/shell/notifications/notification-region';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a key with its modifier, and with no other', () => {
  const press = { ...none, key: 't', code: 'KeyT', altKey: true };
  expect(matchHotkey(press, 'Alt+T')).toBe(true);
  expect(matchHotkey({ ...press, altKey: false }, 'Alt+T')).toBe(false);
  expect(matchHotkey({ ...press, ctrlKey: true }, 'Alt+T')).toBe(false);
  expect(matchHotkey({ ...press, key: 'r', code: 'KeyR' }, 'Alt+T')).toBe(false);
});

test('a key that types another sign with the modifier, as on a Mac', () => {
  expect(matchHotkey({ ...none, key: '†', code: 'KeyT', altKey: true }, 'Alt+T')).toBe(true);
});

test('the letter counts, not its place on the keyboard', () => {
  expect(matchHotkey({ ...none, key: 'y', code: 'KeyT', altKey: true }, 'Alt+T')).toBe(false);
});

test('a function key', () => {
  expect(matchHotkey({ ...none, key: 'F8', code: 'F8' }, 'F8')).toBe(true);
  expect(matchHotkey({ ...none, key: 'F9', code: 'F9' }, 'F8')).toBe(false);
});
