import { createContext, useContext } from 'react';
import type { EditorProblem } from '../../model/explain-problem';
import type { Json, Path } from '../../../utils/json';
import type { TextCursor } from '../preview/caret-of-click';
import type { RootSchema } from '../../schema/schema-node';
import type { OpenedRepository } from '../../protocol/worker-messages';
import type { Edit } from './change-queue';
import type { EditApi } from './edit-api';
import type { ProblemIndex } from './problem-index';

/** A setting that shall get the focus; a new object asks again. */
export interface FocusRequest {
  path: Path;
  /** it is brought into view, and the focus stays where it is */
  keepsFocus?: boolean;
  /** where in a formatted text the cursor shall be */
  cursor?: TextCursor | undefined;
  /** it was just added: its empty settings are not reported before the person has been there */
  isNew?: boolean;
}

/** What every part of the editor can see and do. */
export interface Editor {
  root: RootSchema;
  config: Json;
  problems: ProblemIndex;
  /** paths of files below public/ */
  files: readonly string[];
  /** the names of the typefaces whose packages are installed */
  typefaces: readonly string[];
  api: EditApi;
  /** looks at these and the document again */
  reload: () => void;
  /** the page in the preview */
  page: string;
  /** whose form is shown */
  selected: Path;
  request: FocusRequest | undefined;
  change: (edit: Edit) => void;
  fix: (problem: EditorProblem) => void;
  announce: (text: string) => void;
  select: (path: Path) => void;
  /** selects what a list has, and stays with the list where only one thing is in sight */
  selectInList: (path: Path) => void;
  /** selects what a setting belongs to, and gives the setting the focus */
  focusSetting: (path: Path, more?: Pick<FocusRequest, 'cursor' | 'isNew'>) => void;
  /** selects what a setting belongs to, and brings the setting into view */
  showSetting: (path: Path) => void;
  showPage: (page: string) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Parts of the editor are shown inside of EditorContext.');
  return editor;
}

/** The account at a git host that the editor in the browser works with. */
export interface Session {
  /**
   * Ends the editor and shows the page to sign in.
   *
   * @param forgetsChanges whether what is not published is deleted from this browser
   */
  signOut: (forgetsChanges: boolean) => Promise<void>;
  /** whether a person just began the site */
  isJustBegun?: boolean;
  /** Opens the repository that was made for a new site; undefined when the site has one from the start. */
  openRepository?: (repository: OpenedRepository) => Promise<void>;
  /** The host has the new site: from now on, its repository is opened. @param repository `mary/practice` */
  onSent?: (repository: string) => void;
  /** what the person needs to know as the editor opens */
  notice?: string | undefined;
}

/** Undefined in the editor that runs on this computer. */
export const SessionContext = createContext<Session | undefined>(undefined);
