import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import { Icon } from '../components/icon';
import type { BlockProps } from './block-props';

const band: SxProps<Theme> = ({ breakpoints, space, vars }) => ({
  paddingBlock: space.l,
  [breakpoints.up('lg')]: { paddingBlock: space.m },
  borderBottom: `1px solid ${vars.palette.site.line}`,
  background: vars.palette.site.surface,
});

const facts: SxProps<Theme> = ({ breakpoints, space, typography, vars }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.l,
  margin: 0,
  '& > div': { position: 'relative' },
  svg: { display: 'block', marginBottom: space.xs, color: vars.palette.primary.main },
  dt: { fontSize: typography.body2.fontSize, color: vars.palette.text.secondary },
  dd: { margin: 0, fontWeight: 600, lineHeight: 1.4, color: vars.palette.site.heading },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    '& > div': { paddingInlineStart: `calc(1em + ${space.l})` },
    svg: { position: 'absolute', insetInlineStart: 0, insetBlockStart: space.xxs },
  },
});

export function Facts({ id, items }: BlockProps<'facts'>) {
  return (
    <Container id={id} sx={band}>
      <Box component="dl" sx={facts}>
        {items.map(({ icon, label, text }, index) => (
          <div key={index}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Box>
    </Container>
  );
}
