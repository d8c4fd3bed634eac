import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { layers } from '../components/design-tokens';
import { useSite } from '../components/site-context';

const bar: SxProps<Theme> = {
  position: 'fixed',
  zIndex: layers.loadingBar,
  inset: '0 0 auto',
  width: '100%',
  height: 6,
  accentColor: ({ vars }) => vars.palette.site.action,
};

/** Shows that the next page is on its way, once it takes longer than a moment. */
export function LoadingBar() {
  const { behavior, labels } = useSite();
  const [isSlow, setSlow] = useState(false);
  const { progressDelay } = behavior.navigation;

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), progressDelay);
    return () => clearTimeout(timer);
  }, [progressDelay]);

  return (
    <output>
      {isSlow && <Box component="progress" aria-label={labels.loadingPage} sx={bar} />}
    </output>
  );
}
