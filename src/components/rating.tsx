import { styled } from '@mui/material/styles';
import { fillLabel } from '../payload/fill-label';
import { useSite } from './site-context';
import { useNumbers } from './use-numbers';
import { VisuallyHidden } from './visually-hidden';

const Stars = styled('span')(({ theme }) => ({
  letterSpacing: '.1em',
  color: theme.vars.palette.site.highlight,
}));

/** As many stars as the rating, in words for screen readers. */
export function Rating({ rating }: { rating: number }) {
  const { labels } = useSite();
  const write = useNumbers();
  return (
    <>
      <Stars aria-hidden>{'★'.repeat(rating)}</Stars>
      <VisuallyHidden>{fillLabel(labels.rating, { rating: write(rating) })}</VisuallyHidden>
    </>
  );
}
