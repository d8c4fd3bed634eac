import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { Path } from '../../../utils/json';
import { useEditor } from '../state/editor-context';
import type { ProblemCount } from '../state/problem-index';
import { words } from '../../words';

/** How many problems something has, with all that is in it; nothing where there are none. */
export function ProblemBadge({ path }: { path: Path }) {
  return <CountBadge count={useEditor().problems.within(path)} />;
}

/** How many problems some settings of a group have together. */
export function ProblemsBadge({ path, names }: { path: Path; names: readonly string[] }) {
  return <CountBadge count={useProblemCount(path, names)} />;
}

export function useProblemCount(path: Path, names: readonly string[]): ProblemCount {
  const { problems } = useEditor();
  const counts = names.map((name) => problems.within([...path, name]));
  const sum = (which: keyof ProblemCount) =>
    counts.reduce((total, count) => total + count[which], 0);
  return { errors: sum('errors'), warnings: sum('warnings') };
}

/** The colors of a count of problems. */
export function colorsOf({ errors }: ProblemCount) {
  return errors > 0
    ? ({ color: 'error.contrastText', bgcolor: 'error.main' } as const)
    : ({ color: 'text.primary', bgcolor: 'warning.light' } as const);
}

function CountBadge({ count }: { count: ProblemCount }) {
  const { errors, warnings } = count;
  if (errors + warnings === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        flex: 'none',
        borderRadius: 999,
        fontSize: '.75rem',
        fontWeight: 600,
        lineHeight: '20px',
        ...colorsOf(count),
      }}
    >
      <span aria-hidden="true">{errors > 0 ? errors : warnings}</span>
      <VisuallyHidden>{words.countProblems(errors, warnings)}</VisuallyHidden>
    </Box>
  );
}
