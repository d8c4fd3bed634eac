import type { Json, Path } from './change';

/** A place that two sides have changed differently. Undefined is a value that is not there. */
export interface Conflict {
  path: Path;
  base?: Json;
  mine?: Json;
  theirs?: Json;
}

/** Which side counts at the place of a conflict. */
export interface Resolution {
  path: Path;
  choice: 'mine' | 'theirs';
}
