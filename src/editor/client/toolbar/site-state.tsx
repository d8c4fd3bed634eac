import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { rowEnd } from '../layout';
import type { DocumentView } from '../state/document-view';
import { colorsOf } from '../problems/problem-badge';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

const stateWords = {
  saved: 'Saved',
  published: 'Saved · published',
  unpublished: (count: number) => `Saved · ${count} not published`,
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  broken: 'The file can’t be read',
} as const;

interface SiteStateProps {
  view: DocumentView;
  /** so many changes are not published; undefined where the editor cannot know */
  changes: number | undefined;
  isListing: boolean;
  onList: () => void;
  onSave: () => void;
  /** saving is offered when there is something to save */
  isNarrow: boolean;
}

/** How it stands with the site: its problems, whether it is saved and published, and saving it. */
export function SiteState(props: SiteStateProps) {
  const { view, changes, isListing, onList, onSave, isNarrow } = props;
  const { problems } = useEditor();
  const count = problems.within([]);
  const { errors, warnings } = count;
  const none = problems.isComplete ? words.noProblems : words.checking;
  const nothing = view.unfinished === undefined ? none : words.notJson;
  const hasProblems = errors + warnings > 0;
  return (
    <Box sx={rowEnd}>
      <Button
        size="small"
        color="inherit"
        aria-pressed={isListing}
        variant={isListing ? 'outlined' : 'text'}
        sx={
          hasProblems
            ? { px: 1.5, borderRadius: 999, ...colorsOf(count), '&:hover': colorsOf(count) }
            : {}
        }
        onClick={onList}
      >
        {hasProblems ? words.countProblems(errors, warnings) : nothing}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {describeState(view, changes)}
      </Typography>
      {!(isNarrow && view.isSaved) && (
        <Button
          variant="contained"
          disableElevation
          aria-disabled={view.isSaved}
          sx={view.isSaved ? { opacity: 0.55 } : {}}
          onClick={onSave}
        >
          {words.save}
        </Button>
      )}
    </Box>
  );
}

function describeState(
  { isSaved, isSaving, fileFault }: DocumentView,
  changes: number | undefined,
): string {
  if (isSaving) return stateWords.saving;
  if (!isSaved) return stateWords.unsaved;
  if (fileFault !== undefined) return stateWords.broken;
  if (changes === undefined) return stateWords.saved;
  return changes === 0 ? stateWords.published : stateWords.unpublished(changes);
}
