import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Online } from '../online/use-online';
import { useSiteStatus } from './use-website';
import { websiteWords } from './website-words';

interface WebsiteButtonProps extends Pick<Online, 'online' | 'published'> {
  onClick: () => void;
}

/** Opens the dialog about how the site is published, and says whether it is online and set to be found. */
export function WebsiteButton({ onClick, ...online }: WebsiteButtonProps) {
  const id = useId();
  const tag = useWebsiteTag(online);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button size="small" aria-describedby={tag && id} onClick={onClick}>
        {websiteWords.title}
      </Button>
      {tag && <Chip id={id} size="small" variant="outlined" label={tag} />}
    </Box>
  );
}

/** On a narrow screen: the state alone, always in sight. It opens the same dialog. */
export function WebsiteTag({ onClick, ...online }: WebsiteButtonProps) {
  const tag = useWebsiteTag(online);
  if (tag === undefined) return null;
  return (
    <Chip
      variant="outlined"
      label={tag}
      aria-label={`${websiteWords.title}: ${tag}`}
      onClick={onClick}
    />
  );
}

/** The state for visitors and search engines: `Not online`, `Hidden`, `Live`; undefined until that is known. */
function useWebsiteTag({ online, published }: Pick<Online, 'online' | 'published'>) {
  const { states, setTo } = websiteWords;
  const { set, shown } = useSiteStatus(published);
  if (online?.isNew === true) return states.draft;
  if (!online || !published) return undefined;
  return shown === undefined ? setTo(states[set]) : states[shown];
}
