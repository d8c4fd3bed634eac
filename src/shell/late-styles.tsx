import { useState } from 'react';

const id = 'late-styles';

interface LateStylesProps {
  /** at build time: the address of the stylesheet of everything below the first block */
  href?: string | undefined;
}

/**
 * Links the styles of what is below the first block. A stylesheet in the body holds back only what
 * comes after it, so the first screen is painted from the styles in the document's head alone.
 * In the browser, the address is the one that was prerendered.
 */
export function LateStyles({ href }: LateStylesProps) {
  const [url] = useState(
    () => href ?? document.querySelector(`#${id} link`)?.getAttribute('href') ?? undefined,
  );
  return (
    <div id={id} hidden>
      {url !== undefined && <link rel="stylesheet" href={url} />}
    </div>
  );
}
