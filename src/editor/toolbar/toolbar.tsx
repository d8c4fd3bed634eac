import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '../icon';
import type { DocumentView } from '../state/document-view';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { HistoryButtons } from './history-buttons';
import { LanguageChooser } from './language-chooser';
import { PageChooser } from './page-chooser';
import { PreviewChoices, type PreviewLook } from './preview-choices';
import { ViewChoice } from './view-choice';

interface ToolbarProps {
  view: DocumentView;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
  /** the text is shown in place of the page */
  isText: boolean;
  onText: (isText: boolean) => void;
  isListing: boolean;
  onList: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onVersions: () => void;
  /** what comes after the history */
  start: ReactNode;
  /** what comes after saving */
  children: ReactNode;
}

/** What concerns the whole site: which page is looked at and how, undo, problems, save. */
export function Toolbar(props: ToolbarProps) {
  const {
    view,
    look,
    onLook,
    isText,
    onText,
    isListing,
    onList,
    onUndo,
    onRedo,
    onSave,
    onVersions,
    start,
    children,
  } = props;
  const { problems } = useEditor();
  const { errors, warnings } = problems.within([]);
  const none = problems.isComplete ? words.noProblems : words.checking;
  const nothing = view.unfinished === undefined ? none : words.notJson;
  const hasProblems = errors + warnings > 0;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <ViewChoice isText={isText} onText={onText} />
      {!isText && <PageChooser />}
      {!isText && <LanguageChooser />}
      {!isText && <PreviewChoices look={look} onLook={onLook} />}
      <HistoryButtons undo={view.undo} redo={view.redo} onUndo={onUndo} onRedo={onRedo} />
      <IconButton aria-label={words.versions} title={words.versions} onClick={onVersions}>
        <Icon name="versions" fontSize="small" />
      </IconButton>
      {start}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'end',
          gap: 1,
          ml: 'auto',
        }}
      >
        <Button
          size="small"
          color={errors > 0 ? 'error' : 'inherit'}
          aria-pressed={isListing}
          variant={isListing ? 'outlined' : 'text'}
          onClick={onList}
        >
          {hasProblems ? words.countProblems(errors, warnings) : nothing}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {view.isSaved ? words.savedState : words.unsavedState}
        </Typography>
        <Button
          variant="contained"
          disableElevation
          aria-disabled={view.isSaved}
          sx={view.isSaved ? { opacity: 0.55 } : {}}
          onClick={onSave}
        >
          {words.save}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
