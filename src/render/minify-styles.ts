import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Root } from 'postcss';
import { styleTarget } from '../contract/supported-browsers';

/** Writes styles with as few bytes as the browsers that the site supports understand. */
export function minify(root: Root): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(root.toString()),
    minify: true,
    // It joins only rules whose selectors these browsers know, and writes nothing that they do not.
    targets,
    // As they are written: a prefix is beside a property only where a browser needs it, and no style
    // uses `light-dark()`, for which two variables would come with each `color-scheme`.
    exclude: Features.VendorPrefixes | Features.LightDark,
    // Older browsers would apply every media query or none.
    include: Features.MediaQueries,
  });
  return code.toString();
}

const targets = browserslistToTargets(styleTarget);
