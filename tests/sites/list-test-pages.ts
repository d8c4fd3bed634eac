import { readBuiltPages } from '../../src/io/read-built-pages';
import type { PagePayload } from '../../src/payload/payload';
import { readTestSite, type TestSiteName } from './read-site';

/** The pages of a test site as it was built, the 404 page among them. */
export function listTestPages(name: TestSiteName): PagePayload[] {
  return readBuiltPages(readTestSite(name).builtFolder);
}
