// @ts-check
// Plain JavaScript, so that caches can say it before anything is compiled.

/** @type {Record<string, string>} */
const plainWords = {
  ENOSPC: 'The disk is full. ',
  EROFS: 'The disk is read-only. ',
  EACCES: 'Permission denied. ',
};

/**
 * The message of an error of the system; that of a full or protected disk in plain words first.
 *
 * @param {Error} error
 */
export function explainSystemError({ message }) {
  const [code = ''] = /^[A-Z]+/.exec(message) ?? [];
  return `${plainWords[code] ?? ''}${message}`;
}
