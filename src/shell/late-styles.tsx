import { useState } from 'react';

const id = 'late-styles';

interface LateStylesProps {
  /** at build time: the address of the stylesheet of everything below the first block */
  href?: string | undefined;
}

/**
 * Links the styles of what is below the first block. A stylesheet in the body holds back only what
 * comes after it, so the first screen is painted from the styles in the document's head alone.
 * React keeps the prerendered link as it finds it.
 */
export function LateStyles({ href }: LateStylesProps) {
  const [html] = useState(() =>
    href === undefined
      ? document.getElementById(id)?.innerHTML
      : `<link rel="stylesheet" href="${href}">`,
  );
  return (
    <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  );
}
