import { useCallback, useMemo, useState } from 'react';
import { findFormPath } from '../../model/paths';
import type { Editor, FocusRequest } from './editor-context';
import { isSame, type Json, type Path } from '../../../utils/json';
import type { Pane } from '../layout';
import { findPage, findPageOf, findRoute, listPagesOf } from '../../model/find-route';

/** What the editor looks at: a page, and a part whose form is shown. */
export interface View {
  page: string;
  selected: Path;
  request: FocusRequest | undefined;
  /** all problems are listed in place of a form */
  isListing: boolean;
  /** what is in sight on a narrow screen */
  pane: Pane;
}

const start: View = {
  page: '/',
  selected: [],
  request: undefined,
  isListing: false,
  pane: 'preview',
};

/** What is looked at, and the ways to something else. */
export interface Shown extends View {
  looking: Pick<Editor, 'select' | 'selectInList' | 'focusSetting' | 'showSetting' | 'showPage'>;
  /**
   * goes where a change has led to this config, unless that is looked at anyway; the focus and a list
   * of problems stay
   */
  followChange: (config: Json, path: Path) => void;
  setListing: (isListing: boolean) => void;
  setPane: (pane: Pane) => void;
}

/** What is looked at, and how it is changed. The page of what is selected is shown, too. */
export function useView(config: Json): Shown {
  const [view, setView] = useState(start);

  const looking = useMemo(() => {
    function look(path: Path, pane?: Pane, request?: FocusRequest) {
      setView((before) => ({
        page: findShownPage(config, before),
        selected: findFormPath(config, path),
        request,
        isListing: false,
        pane: pane ?? before.pane,
      }));
    }
    return {
      select: (path: Path) => look(path, 'form'),
      selectInList: (path: Path) => look(path),
      focusSetting: (path: Path, more?: Pick<FocusRequest, 'cursor' | 'isNew'>) =>
        look(path, 'form', { path, ...more }),
      showSetting: (path: Path) => look(path, undefined, { path, keepsFocus: true }),
      showPage: (page: string) =>
        setView((before) => ({
          ...before,
          page,
          selected: [],
          request: undefined,
          pane: 'preview',
        })),
    };
  }, [config]);

  const followChange = useCallback((changed: Json, path: Path) => {
    const selected = findFormPath(changed, path);
    setView((before) => {
      // A page that was added is gone again.
      const isGone = findPage(changed, before.page) === undefined;
      if (isSame(selected, before.selected) && !isGone) return before;
      const page = isGone ? start.page : findShownPage(changed, before);
      return { ...before, page, selected, request: undefined };
    });
  }, []);

  const setListing = useCallback(
    (isListing: boolean) =>
      setView((before) => ({ ...before, isListing, pane: isListing ? 'form' : before.pane })),
    [],
  );
  const setPane = useCallback((pane: Pane) => setView((before) => ({ ...before, pane })), []);

  return {
    ...view,
    // Found for each config: what is selected may have come with it, or its address is being typed.
    page: findShownPage(config, view),
    looking,
    followChange,
    setListing,
    setPane,
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
