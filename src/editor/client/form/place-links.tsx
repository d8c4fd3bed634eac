import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Path } from '../../../utils/json';
import { describePlace } from '../../schema/describe-place';
import { writeKey } from '../../model/paths';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

const maxShown = 4;

interface PlaceLinksProps {
  /** what the places have in common: `Used on:` */
  label: string;
  places: readonly Path[];
  onFollow: (place: Path) => void;
}

/** Places of the config in words, each of which leads there; of many, the first. */
export function PlaceLinks({ label, places, onFollow }: PlaceLinksProps) {
  const { config } = useEditor();
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', flex: '100%' }}>
      {label}
      {places.slice(0, maxShown).map((place) => (
        <Link
          key={writeKey(place)}
          component="button"
          variant="body2"
          onClick={() => onFollow(place)}
          sx={{ display: 'block', textAlign: 'start', minHeight: 24 }}
        >
          {describePlace(config, place)}
        </Link>
      ))}
      {places.length > maxShown && words.andMore(places.length - maxShown)}
    </Box>
  );
}
