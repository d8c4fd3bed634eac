import { readTestSite } from '../../tests/sites/read-site';

/**
 * What the bench measures: a site that nobody edits. So the figures of two days can be compared, and
 * there are the pages and buttons that a measured visitor looks for.
 */
export const benchSite = readTestSite('specification');
