import type { Problem } from '../problem';

/** What was found in one file. */
export interface FileReport {
  /** how the file is called in the output: its path, with forward slashes */
  file: string;
  text: string;
  problems: readonly Problem[];
}
