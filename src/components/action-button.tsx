import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ActionLink } from '../payload/payload';
import { VisuallyHidden } from './visually-hidden';

/** A link as strong as its style says. Its context is for screen readers only. */
export function ActionButton({ action }: { action: ActionLink }) {
  const { label, detail, href, context, style } = action;
  const content = (
    <>
      {detail ? (
        // As one part of a button, which would leave out the space between two.
        <span>
          {label} <span>{detail}</span>
        </span>
      ) : (
        label
      )}
      {context && <VisuallyHidden>{` ${context}`}</VisuallyHidden>}
    </>
  );
  if (style === 'quiet') {
    return (
      <Link variant="button" href={href}>
        {content}
      </Link>
    );
  }
  return (
    <Button variant={style === 'second' ? 'outlined' : 'contained'} href={href}>
      {content}
    </Button>
  );
}
