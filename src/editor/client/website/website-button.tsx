import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { getIn } from '../../../utils/json';
import { useOnline } from '../online/use-online';
import { useEditor } from '../state/editor-context';
import { websiteWords } from './website-words';

/** Opens the dialog about how the site is published, and always says whether visitors can find it. */
export function WebsiteButton({ onClick }: { onClick: () => void }) {
  const { config } = useEditor();
  const { online } = useOnline();
  const { states } = websiteWords;
  const status = getIn(config, ['site', 'status']);
  const known = status === 'live' || status === 'closed' ? status : 'demo';
  const state = online && states[online.isNew ? 'draft' : known];
  return (
    <Button
      size="small"
      aria-label={websiteWords.title}
      aria-description={state}
      onClick={onClick}
      endIcon={state && <Chip size="small" variant="outlined" label={state} clickable={false} />}
    >
      {websiteWords.title}
    </Button>
  );
}
