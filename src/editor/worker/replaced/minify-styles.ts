import type { Root } from 'postcss';

/** Does not minify: the browser that writes these styles reads them, once. */
export function minify(root: Root): string {
  return root.toString();
}
