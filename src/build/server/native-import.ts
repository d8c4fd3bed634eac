/**
 * The import of Node.js, for modules that Vite loads with its configuration: it would transform what
 * they import, and can load nothing for them once it runs.
 *
 * @param address of a file: `file:///…`
 */
export const importNatively = new Function('address', 'return import(address)') as (
  address: string,
) => Promise<unknown>;
