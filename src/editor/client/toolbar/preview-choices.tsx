import { memo, type ReactNode } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Icon } from '../icon';
import { getIn, type Json } from '../../../utils/json';
import { words } from '../../words';

/** How the page is shown. */
export interface PreviewLook {
  /** in pixels */
  width: number;
  isDark: boolean;
  isMoving: boolean;
}

/** On a desktop, or on a phone as that is, in light colors, with motion if the device shows it. */
export function beginLook(): PreviewLook {
  return {
    width: matchMedia('(max-width: 599px)').matches ? 390 : 1280,
    isDark: false,
    isMoving: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

export const widths = [
  { width: 390, label: words.phone, icon: <Icon name="phone" fontSize="small" /> },
  { width: 768, label: words.tablet, icon: <Icon name="tablet" fontSize="small" /> },
  { width: 1280, label: words.desktop, icon: <Icon name="desktop" fontSize="small" /> },
];

export const schemes = [
  { isDark: false, label: words.light, icon: <Icon name="light" fontSize="small" /> },
  { isDark: true, label: words.dark, icon: <Icon name="dark" fontSize="small" /> },
];

interface PreviewChoicesProps {
  /** see `hasDarkColors` */
  hasDark: boolean;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
}

/**
 * As wide as a phone, a tablet or a desktop; light or, where the site has them, dark colors; with
 * motion, or as it is for those who asked their device for less.
 */
export const PreviewChoices = memo(function PreviewChoices(props: PreviewChoicesProps) {
  const { hasDark, look, onLook } = props;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={words.width}
        value={look.width}
        onChange={(_event, width: number | null) => width !== null && onLook({ ...look, width })}
      >
        {widths.map(({ width, label, icon }) => choose(width, label, icon))}
      </ToggleButtonGroup>
      {hasDark && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.colors}
          value={look.isDark}
          onChange={(_event, isDark: boolean | null) =>
            isDark !== null && onLook({ ...look, isDark })
          }
        >
          {schemes.map(({ isDark, label, icon }) => choose(isDark, label, icon))}
        </ToggleButtonGroup>
      )}
      <ToggleButton
        size="small"
        value="motion"
        selected={look.isMoving}
        aria-label={words.motion}
        title={words.motion}
        onChange={() => onLook({ ...look, isMoving: !look.isMoving })}
      >
        <Icon name="motion" fontSize="small" />
      </ToggleButton>
    </>
  );
});

/** Whether the site has dark colors. */
export function hasDarkColors(config: Json): boolean {
  return getIn(config, ['theme', 'scheme']) !== 'light';
}

function choose(value: number | boolean, label: string, icon: ReactNode) {
  return (
    <ToggleButton key={label} value={value} aria-label={label} title={label}>
      {icon}
    </ToggleButton>
  );
}
