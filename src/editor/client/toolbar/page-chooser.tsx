import TextField from '@mui/material/TextField';
import { findLanguage, listPages, type ListedPage } from '../../model/find-route';
import { narrowScreen } from '../layout';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

/** Of a route with a page for each of many entries, so many are offered here. */
const maxOfRoute = 30;

export const pageChooserId = 'page-chooser';

/** Which page is in the preview. */
export function PageChooser() {
  const { config, page, showPage } = useEditor();
  const counts = new Map<number, number>();
  const shown = findLanguage(config, page);
  const offered = listPages(config).filter(({ route, path, language }) => {
    if (language !== undefined && language !== (shown ?? language)) return false;
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    return count <= maxOfRoute || path === page;
  });
  const isOffered = offered.some(({ path }) => path === page);
  return (
    <TextField
      id={pageChooserId}
      select
      size="small"
      label={words.page}
      value={page}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{
        flex: '1 1 200px',
        maxWidth: 'clamp(200px, 20vw, 300px)',
        [`@media ${narrowScreen}`]: { flexBasis: 120, maxWidth: 'none' },
        '& select': { textOverflow: 'ellipsis' },
      }}
      onChange={({ target }) => showPage(target.value)}
    >
      {!isOffered && <option value={page}>{page}</option>}
      {offered.map((one) => (
        <option key={one.path} value={one.path}>
          {labelPage(one, offered)}
        </option>
      ))}
    </TextField>
  );
}

/**
 * What a page is called in a choice of pages: its name, with its address where others have the same one,
 * as the profile of a person and the page with their calendar.
 */
export function labelPage(
  { path, name }: Pick<ListedPage, 'path' | 'name'>,
  offered: readonly Pick<ListedPage, 'name'>[],
): string {
  const isAlone = offered.filter((other) => other.name === name).length < 2;
  return isAlone ? name : `${name} (${path})`;
}
