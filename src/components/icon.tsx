import { styled } from '@mui/material/styles';
import type { Product } from '../generated/config-types';
import { iconSpriteUrl } from '../payload/page-paths';

/** The drawings that the config may name, and those of the site itself. */
export type IconName =
  | Product['icon']
  | 'crisis'
  | 'info'
  | 'limit'
  | 'next'
  | 'pause'
  | 'play'
  | 'previous'
  | 'search';

const Drawing = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fontSize: theme.typography.icon.fontSize,
  fill: 'currentColor',
  // A drawing that changes under the pointer, as pause to play, would swallow its way out.
  pointerEvents: 'none',
}));

/** A small drawing, hidden from screen readers: the text beside it says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing aria-hidden>
      <use href={`${iconSpriteUrl}#${name}`} />
    </Drawing>
  );
}
