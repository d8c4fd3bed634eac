import { createContext, useContext, useState, type FocusEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { EditorProblem } from '../../model/explain-problem';
import { getIn, type Path } from '../../../utils/json';
import { isWithin } from '../../model/paths';
import { useEditor, type FocusRequest } from '../state/editor-context';
import { controlId } from './use-setting';

/** The controls that the person has left since something was requested. */
interface Visited {
  request: FocusRequest | undefined;
  ids: readonly string[];
}

const none: readonly string[] = [];

const VisitedContext = createContext(none);

/** Notes which settings the person has visited. */
export function VisitedSettings({ children }: { children: ReactNode }) {
  const { request } = useEditor();
  const [visited, setVisited] = useState<Visited>({ request, ids: none });
  const ids = visited.request === request ? visited.ids : none;
  const visit = ({ target: { id } }: FocusEvent) => {
    if (request?.isNew && !ids.includes(id)) setVisited({ request, ids: [...ids, id] });
  };
  return (
    <VisitedContext value={ids}>
      <Box onBlur={visit}>{children}</Box>
    </VisitedContext>
  );
}

/** The problems of exactly this setting, but not that a new one is empty before the person has visited it. */
export function useProblemsAt(path: Path): readonly EditorProblem[] {
  const { config, problems, request } = useEditor();
  const visited = useContext(VisitedContext);
  const isNew = request?.isNew === true && isWithin(path, request.path);
  const isQuiet = isNew && getIn(config, path) === '' && !visited.includes(controlId(path));
  return isQuiet ? [] : problems.at(path);
}
