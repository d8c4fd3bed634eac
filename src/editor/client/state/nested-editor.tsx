import { useState, type ReactNode } from 'react';
import { applyChanges } from '../../model/apply-change';
import type { Json } from '../../../utils/json';
import { EditorContext, useEditor, type FocusRequest } from './editor-context';
import { ProblemIndex } from './problem-index';

const noProblems = new ProblemIndex([]);

interface ScratchEditorProps {
  config: Json;
  onChange: (config: Json) => void;
  /** what is wrong with the copy, where that is known */
  problems?: ProblemIndex;
  children: ReactNode;
}

/**
 * Settings that write to a copy of the config: the fields of a dialog, which become one step when it
 * is done, and nothing when it is closed.
 */
export function NestedEditor({
  config,
  onChange,
  problems = noProblems,
  children,
}: ScratchEditorProps) {
  const editor = useEditor();
  const [request, setRequest] = useState<FocusRequest>();
  return (
    <EditorContext
      value={{
        ...editor,
        config,
        problems,
        request,
        change: ({ changes }) => onChange(applyChanges(config, changes).config),
        focusSetting: (path, more) => setRequest({ path, ...more }),
      }}
    >
      {children}
    </EditorContext>
  );
}
