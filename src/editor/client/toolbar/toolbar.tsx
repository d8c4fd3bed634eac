import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { HelpButton } from '../help/help-button';
import { Icon } from '../icon';
import { rowEnd } from '../layout';
import type { DocumentView } from '../state/document-view';
import { words } from '../../words';
import { HistoryButtons } from './history-buttons';
import { LanguageChooser } from './language-chooser';
import { PageChooser } from './page-chooser';
import { PreviewChoices, type PreviewLook } from './preview-choices';
import { ViewChoice } from './view-choice';

interface ToolbarProps {
  view: DocumentView;
  /** how the page is shown is chosen below the rest */
  isNarrow: boolean;
  /** the page, or the text of the site, is in sight */
  hasPage: boolean;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
  /** the text is shown in place of the page */
  isText: boolean;
  onText: (isText: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onVersions: () => void;
  /** makes another site of this one */
  start: ReactNode;
  /** what comes last */
  children: ReactNode;
}

/** What concerns the whole site: which page is looked at and how, undo, what becomes of it. */
export function Toolbar(props: ToolbarProps) {
  const { view, isNarrow, hasPage, look, onLook, isText, onText, start, children } = props;
  const { onUndo, onRedo, onVersions } = props;
  const ofPage = (
    <>
      <ViewChoice isText={isText} onText={onText} />
      {!isText && <PageChooser />}
      {!isText && <LanguageChooser />}
      {!isText && <PreviewChoices look={look} onLook={onLook} />}
    </>
  );
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {!isNarrow && ofPage}
      <HistoryButtons undo={view.undo} redo={view.redo} onUndo={onUndo} onRedo={onRedo} />
      <IconButton aria-label={words.versions} title={words.versions} onClick={onVersions}>
        <Icon name="versions" fontSize="small" />
      </IconButton>
      {!isNarrow && start}
      <HelpButton />
      <Box sx={{ ...rowEnd, ml: 'auto' }}>{children}</Box>
      {isNarrow && (
        // Not left out: a dialog that is opened elsewhere belongs to a button in it.
        <Box
          sx={{
            ...rowEnd,
            display: hasPage ? 'flex' : 'none',
            justifyContent: 'start',
            width: '100%',
          }}
        >
          {ofPage}
          {start}
        </Box>
      )}
    </Box>
  );
}
