import type { Json, Path } from '../../utils/json';

/** A change of the config at one place. Of several, each counts on what the ones before it left. */
export type Change =
  /** gives a setting a value, or replaces one; `at` is the place of a new name among the others */
  | { op: 'set'; path: Path; value: Json; at?: number }
  /** takes a setting or an entry of a list away */
  | { op: 'remove'; path: Path }
  /** puts an entry into a list; the path ends with the position that it gets */
  | { op: 'insert'; path: Path; value: Json }
  /** takes an entry out of a list and puts it into the same or another one, as that is without it */
  | { op: 'move'; from: Path; to: Path };
