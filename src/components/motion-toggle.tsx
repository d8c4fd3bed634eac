import { attributes } from '../contract/page-contract';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { onPhones, notPrinted } from './design-tokens';
import { Icon } from './icon';
import { notify } from './notify';
import { useSite } from './site-context';
import { VisuallyHidden } from './visually-hidden';

const toggle: SxProps<Theme> = ({ space, vars }) => ({
  position: 'absolute',
  // Not below: there, the message that confirms it would lie over it.
  top: 20,
  insetInlineEnd: 24,
  padding: space.xs,
  border: '2px solid currentColor',
  color: vars.palette.site.onPicture,
  background: vars.palette.site.bar,
  '&:hover': { background: vars.palette.site.bar },
  [`[${attributes.motion}=paused] & > :first-of-type, html:not([${attributes.motion}=paused]) & > :last-of-type`]:
    {
      display: 'none',
    },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  ...notPrinted,
});

/** On wider windows, a band of themes does not move. */
const toggleOnPhones: SxProps<Theme> = [
  toggle,
  { [`@media not all and ${onPhones}`]: { display: 'none' } },
];

interface MotionToggleProps {
  /** for what moves on phones only */
  onPhonesOnly: boolean;
}

/** Pauses what moves by itself. Works without React: the boot script sets `html[data-motion]`. */
export function MotionToggle({ onPhonesOnly }: MotionToggleProps) {
  const { labels } = useSite();

  function confirm(): void {
    // The boot script, which hears of the click later, has not changed it yet.
    const wasPaused = document.documentElement.getAttribute(attributes.motion) === 'paused';
    notify({ kind: 'passive', text: wasPaused ? labels.motionPlaying : labels.motionPaused });
  }

  return (
    <IconButton
      sx={onPhonesOnly ? toggleOnPhones : toggle}
      {...{ [attributes.motionToggle]: true }}
      onClick={confirm}
    >
      <span>
        <Icon name="pause" />
        <VisuallyHidden>{labels.pauseMotion}</VisuallyHidden>
      </span>
      <span>
        <Icon name="play" />
        <VisuallyHidden>{labels.playMotion}</VisuallyHidden>
      </span>
    </IconButton>
  );
}
