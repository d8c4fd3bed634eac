import { getIn } from '../../../utils/json';
import type { EditorProblem } from '../../model/editor-problem';
import { addToMenu } from '../../schema/page-names';
import type { Editor } from '../state/editor-context';
import { pageWords } from '../../model/page-words';

/** What a button does about a problem, and what it is called. */
export interface ProblemFix {
  label: string;
  act: () => void;
}

/** What can be done about a problem at once; undefined if it takes more than that. */
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
