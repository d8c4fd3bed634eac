import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { getIn } from '../../../utils/json';
import type { OnlineAnswer } from '../../protocol/online-api';
import { useEditor } from '../state/editor-context';
import { websiteWords } from './website-words';

interface WebsiteButtonProps {
  online: OnlineAnswer | undefined;
  onClick: () => void;
}

/** Opens the dialog about how the site is published, and says whether it is online and set to be found. */
export function WebsiteButton({ online, onClick }: WebsiteButtonProps) {
  const id = useId();
  const { config } = useEditor();
  const { states } = websiteWords;
  const status = getIn(config, ['site', 'status']);
  const known = status === 'live' || status === 'closed' ? status : 'demo';
  const state = online && states[online.isNew ? 'draft' : known];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button size="small" aria-describedby={state && id} onClick={onClick}>
        {websiteWords.title}
      </Button>
      {state && <Chip id={id} size="small" variant="outlined" label={state} />}
    </Box>
  );
}
