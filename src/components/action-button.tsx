import { styled } from '@mui/material/styles';
import type { ActionLink } from '../payload/payload';
import { PillButton } from './pill-button';
import { SiteLink } from './site-link';
import { VisuallyHidden } from './visually-hidden';

const QuietLink = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  textUnderlineOffset: '.35em',
  '&:hover': { textDecorationThickness: 2 },
});

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
  if (style === 'quiet') return <QuietLink href={href}>{content}</QuietLink>;
  return (
    <PillButton href={href} look={style}>
      {content}
    </PillButton>
  );
}
