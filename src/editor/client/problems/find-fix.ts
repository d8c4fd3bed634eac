import { getIn } from '../../../utils/json';
import type { EditorProblem } from '../../model/explain-problem';
import { addToMenu } from '../../schema/page-names';
import type { Editor } from '../state/editor-context';
import { pageWords } from '../../model/page-words';

/** A button that fixes a problem: its label and its action. */
export interface ProblemFix {
  label: string;
  act: () => void;
}

/** The immediate fix for a problem; undefined if there is none. */
export function findFix(editor: Editor, problem: EditorProblem): ProblemFix | undefined {
  const { root, config, fix, change, announce } = editor;
  if (problem.fix) return { label: problem.fix.label, act: () => fix(problem) };
  // A page without links to it.
  if (problem.code !== 'CFG0701') return undefined;
  const page = getIn(config, problem.path.slice(0, 2));
  const changes = page && addToMenu(root, config, page);
  if (!changes) return undefined;
  return {
    label: pageWords.addToMenu,
    act() {
      change({ label: pageWords.addToMenu, changes });
      announce(pageWords.inMenu);
    },
  };
}
