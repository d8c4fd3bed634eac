import { useCallback, useState } from 'react';
import { findFormPath } from './form-path';
import type { FocusRequest } from './editor-context';
import type { Json, Path } from '../model/change';
import { findPageOf, findRoute } from '../preview/find-route';

/** What the editor looks at: a page, and a part whose form is shown. */
export interface View {
  page: string;
  selected: Path;
  request: FocusRequest | undefined;
  /** all problems are listed in place of a form */
  isListing: boolean;
}

const start: View = { page: '/', selected: [], request: undefined, isListing: false };

/** What is looked at, and how it is changed: selecting a block shows its page, too. */
export function useView(config: Json | undefined) {
  const [view, setView] = useState(start);

  const look = useCallback(
    (path: Path, request?: FocusRequest) => {
      setView((before) => {
        const selected = config === undefined ? path : findFormPath(config, path);
        const page =
          config === undefined ? undefined : findShownPage(config, selected, before.page);
        return { page: page ?? before.page, selected, request, isListing: false };
      });
    },
    [config],
  );

  return {
    ...view,
    select: useCallback((path: Path) => look(path), [look]),
    focusSetting: useCallback((path: Path) => look(path, { path }), [look]),
    showPage: useCallback((page: string) => {
      setView((before) => ({ ...before, page, selected: [], request: undefined }));
    }, []),
    setListing: useCallback((isListing: boolean) => {
      setView((before) => ({ ...before, isListing }));
    }, []),
  };
}

function findShownPage(config: Json, [list, route]: Path, page: string): string | undefined {
  if (list !== 'routes' || typeof route !== 'number') return undefined;
  return findRoute(config, page) === route ? undefined : findPageOf(config, route);
}
