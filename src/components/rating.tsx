import Box from '@mui/material/Box';
import { fillLabel } from '../payload/fill-label';
import { useSite } from './site-context';
import { useNumbers } from './use-numbers';
import { VisuallyHidden } from './visually-hidden';

/** As many stars as the rating, in words for screen readers. */
export function Rating({ rating }: { rating: number }) {
  const { labels } = useSite();
  const write = useNumbers();
  return (
    <>
      <Box component="span" aria-hidden sx={{ fontSize: '.8em', letterSpacing: '.1em' }}>
        {'★'.repeat(rating)}
      </Box>
      <VisuallyHidden>{fillLabel(labels.rating, { rating: write(rating) })}</VisuallyHidden>
    </>
  );
}
