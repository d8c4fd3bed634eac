const digits = new TextEncoder().encode(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
);

/** Bytes as text. Making the string that `btoa` needs takes longer than this. */
export function encodeBase64(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill('='.charCodeAt(0));
  for (let start = 0, end = 0; start < bytes.length; start += 3, end += 4) {
    const [one = 0, two = 0, three = 0] = [bytes[start], bytes[start + 1], bytes[start + 2]];
    const group = (one << 16) | (two << 8) | three;
    const count = Math.min(3, bytes.length - start) + 1;
    for (let index = 0; index < count; index += 1) {
      text[end + index] = digits[(group >> (18 - 6 * index)) & 63] ?? 0;
    }
  }
  return new TextDecoder().decode(text);
}
