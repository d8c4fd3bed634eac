/**
 * What pages note for those that follow in this tab. Storage may be forbidden: then nothing is noted,
 * and each page is one like any other.
 */

export function readNote(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeNote(key: string, note = key): void {
  try {
    sessionStorage.setItem(key, note);
  } catch {}
}

export function removeNote(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
