import type { StarterChoice } from '../../../src/editor/protocol/starter';
import type { TestSiteName } from '../../sites/read-site';

/** A test site as a starter. */
export function makeTestStarter(name: TestSiteName): StarterChoice {
  return { name, title: name, description: `The test site “${name}”.` };
}
