import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fillLabel } from '../../payload/fill-label';
import { useSite } from '../site-context';
import { useHydrated } from '../use-hydrated';

interface FrameFacadeProps {
  src: string;
  /** the words of the button */
  label: string;
  onShow: () => void;
}

// The place of the button is kept free, so that the text does not move when it comes.
const facade: SxProps<Theme> = ({ space }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(48px, auto) auto',
  justifyItems: 'center',
  placeSelf: 'center',
  padding: space.l,
  textAlign: 'center',
});

/** Takes the place of a widget until a visitor asks for it. Without script, it has no button. */
export function FrameFacade({ src, label, onShow }: FrameFacadeProps) {
  const { labels } = useSite();
  const hydrated = useHydrated();
  return (
    <Box sx={facade}>
      {hydrated && (
        <Button variant="outlined" onClick={onShow}>
          {label}
        </Button>
      )}
      <Typography variant="body2" sx={({ space }) => ({ gridRow: 2, marginTop: space.s })}>
        {fillLabel(labels.embedPrivacy, { host: new URL(src).host })}
      </Typography>
    </Box>
  );
}
