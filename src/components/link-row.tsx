import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import type { RowOfLinks } from '../payload/list-links';
import { notPrinted } from './design-tokens';

const row: SxProps<Theme> = ({ space }) => ({
  marginTop: space.l,
  '& + div': { marginTop: space.l },
  ul: { gap: space.xs, margin: 0 },
  '[data-gap]': { marginInlineStart: space.s },
  ...notPrinted,
});

/** Short links side by side; where one of them leads to this page, it is marked. */
export function LinkRow({ row: { name, links } }: { row: RowOfLinks }) {
  return (
    <Box component="nav" aria-label={name} sx={row}>
      <Stack component="ul" direction="row">
        {links.map(({ label, href, rel, name: spoken, current, gap }) => (
          <li key={label} data-gap={gap}>
            <Chip
              component="a"
              clickable
              label={label}
              href={href}
              rel={rel}
              aria-label={spoken}
              aria-current={current && 'page'}
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
