import type { CodeInputs } from './code-inputs.mjs';
import { ModuleNotes } from './trace-modules';

/** What code is made of. */
export interface TracedCode {
  inputs: CodeInputs;
  packages: string[];
}

/**
 * Finds the modules of code, and the packages that it loads. Takes much memory: see `readCodeKey`.
 *
 * @param entry its first module, as a path below the project
 */
export async function traceCode(entry: string): Promise<TracedCode> {
  const notes = new ModuleNotes();
  const names = await notes.trace(entry);
  // "@scope/name/file" → "@scope/name"
  const packages = names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return { inputs: notes.listInputs(), packages: [...new Set(packages)].toSorted() };
}
