/**
 * What pages note for those that follow in this tab. Storage may be forbidden: then nothing is noted,
 * and each page is one like any other.
 */

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeSession(key: string, note = key): void {
  try {
    sessionStorage.setItem(key, note);
  } catch {}
}

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
