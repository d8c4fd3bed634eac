import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { Picture } from '../components/picture';
import { onPaper } from '../components/design-tokens';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import type { LogoPicture } from '../payload/payload';
import type { BlockProps } from './block-props';

// On white, as logos are drawn for, whatever the color behind the block.
const row: SxProps<Theme> = ({ space, vars }) => ({
  flexWrap: 'wrap',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    position: 'relative',
    alignItems: 'center',
    boxSizing: 'content-box',
    margin: 0,
    padding: space.m,
    borderRadius: vars.shape.card,
    background: 'white',
    forcedColorAdjust: 'none',
    [onPaper]: { padding: 0, breakInside: 'avoid' },
  },
  'a::before': { content: '""', position: 'absolute', inset: 0 },
});

export function Logos({ logos, ...place }: BlockProps<'logos'>) {
  return (
    <Section {...place}>
      <Stack component="ul" direction="row" sx={row}>
        {logos.map((picture, index) => {
          const width = findWidth(picture);
          const shown = (
            <Picture
              picture={picture}
              place={{ widths: { 0: `${width}px` }, range: [width, width] }}
            />
          );
          return (
            <li key={index} style={{ width }}>
              {picture.href === undefined ? (
                shown
              ) : (
                <SiteLink href={picture.href}>{shown}</SiteLink>
              )}
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}

/** Pixels: as wide as a logo is to be as large as a square of 72, within limits. */
function findWidth({ width, height }: LogoPicture): number {
  const ratio = width / height;
  return Math.round(Math.min(72 * Math.sqrt(ratio), 180, 96 * ratio));
}
