import { styled } from '@mui/material/styles';
import { fillLabel } from '../../payload/fill-label';
import { PillButton } from '../pill-button';
import { useSite } from '../site-context';
import { useHydrated } from '../use-hydrated';

interface FrameFacadeProps {
  src: string;
  /** the words of the button */
  label: string;
  onShow: () => void;
}

// The place of the button is kept free, so that the text does not move when it comes.
const Facade = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(48px, auto) auto',
  justifyItems: 'center',
  placeSelf: 'center',
  padding: theme.space.l,
  textAlign: 'center',
  p: { gridRow: 2, margin: `${theme.space.s} 0 0`, fontSize: theme.typography.body2.fontSize },
}));

/** Takes the place of a widget until a visitor asks for it. Without script, it has no button. */
export function FrameFacade({ src, label, onShow }: FrameFacadeProps) {
  const { labels } = useSite();
  const hydrated = useHydrated();
  return (
    <Facade>
      {hydrated && <PillButton onClick={onShow}>{label}</PillButton>}
      <p>{fillLabel(labels.embedPrivacy, { host: new URL(src).host })}</p>
    </Facade>
  );
}
