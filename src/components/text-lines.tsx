import { Fragment } from 'react';

/** Lines that belong together, such as those of an address. */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
