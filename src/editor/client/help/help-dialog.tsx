import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { guideAddress } from '../../protocol/editor-api';
import { ClosableDialog } from '../dialogs/task-dialog';
import { GuideItem, GuideLink, GuideList } from './guide-list';
import { GuideSearch } from './guide-search';
import { helpTasks, helpWords, shortcuts } from '../../model/help-words';

/** Searches the guides, says how the most frequent tasks begin, and lists the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <ClosableDialog title={helpWords.help} maxWidth="sm" onClose={onClose}>
      <GuideSearch>
        <GuideList>
          {helpTasks.map(({ task, how, guide }) => (
            <GuideItem key={task} address={guideAddress(guide)} title={task}>
              {how}
            </GuideItem>
          ))}
        </GuideList>
      </GuideSearch>
      <GuideLink address={guideAddress('README.md')}>{helpWords.guides}</GuideLink>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 3 }}>
        {helpWords.shortcuts}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {helpWords.onMac}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: 0.75,
          columnGap: 2,
          mb: 0,
        }}
      >
        {shortcuts.map(([keys, act]) => (
          <Box key={keys} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {keys}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {act}
            </Typography>
          </Box>
        ))}
      </Box>
    </ClosableDialog>
  );
}
