import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { FilledLabel } from './filled-label';
import { useSite } from './site-context';

const line: SxProps<Theme> = ({ space, typography, vars }) => ({
  display: 'block',
  marginBottom: space.xs,
  fontFamily: typography.h3.fontFamily,
  fontSize: '1.1em',
  lineHeight: 1.4,
  color: vars.palette.site.heading,
});

/** What somebody says of their own work, before what others say of it. */
export function Greeting({ children }: { children: string }) {
  const { labels } = useSite();
  return (
    <Box component="span" sx={line}>
      <FilledLabel label={labels.quoted} values={{ text: children }} />
    </Box>
  );
}
