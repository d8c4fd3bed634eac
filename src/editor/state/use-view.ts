import { useCallback, useState } from 'react';
import { findFormPath } from './form-path';
import type { FocusRequest } from './editor-context';
import type { Json, Path } from '../model/change';
import { findPageOf, findRoute, listPagesOf } from '../preview/find-route';

/** What the editor looks at: a page, and a part whose form is shown. */
export interface View {
  page: string;
  selected: Path;
  request: FocusRequest | undefined;
  /** all problems are listed in place of a form */
  isListing: boolean;
}

const start: View = { page: '/', selected: [], request: undefined, isListing: false };

/** What is looked at, and how it is changed. The page of what is selected is shown, too. */
export function useView(config: Json | undefined) {
  const [view, setView] = useState(start);

  const look = useCallback(
    (path: Path, request?: FocusRequest) => {
      setView((before) => ({
        page: config === undefined ? before.page : findShownPage(config, before),
        selected: config === undefined ? path : findFormPath(config, path),
        request,
        isListing: false,
      }));
    },
    [config],
  );

  return {
    ...view,
    // Found for each config: what is selected may have come with it, or its address is being typed.
    page: config === undefined ? view.page : findShownPage(config, view),
    select: useCallback((path: Path) => look(path), [look]),
    focusSetting: useCallback((path: Path) => look(path, { path }), [look]),
    showSetting: useCallback((path: Path) => look(path, { path, keepsFocus: true }), [look]),
    showPage: useCallback((page: string) => {
      setView((before) => ({ ...before, page, selected: [], request: undefined }));
    }, []),
    setListing: useCallback((isListing: boolean) => {
      setView((before) => ({ ...before, isListing }));
    }, []),
  };
}

/**
 * The page of what is selected; the one before it, where the selected part has none or is on that
 * page already. An entry that was clicked on a page, or has a problem, is edited beside that page.
 */
export function findShownPage(
  config: Json,
  { page, selected, request }: Pick<View, 'page' | 'selected' | 'request'>,
): string {
  const [list, place, entry] = selected;
  if (list === 'routes' && typeof place === 'number') {
    return findRoute(config, page) === place
      ? page
      : (findPageOf(config, selected.slice(0, 2), page) ?? page);
  }
  if (list !== 'entities' || entry === undefined || request) return page;
  return listPagesOf(config, selected).includes(page)
    ? page
    : (findPageOf(config, selected, page) ?? page);
}
