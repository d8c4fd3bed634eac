import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { readTestSite } from '../sites/read-site';

const files = listPublicFiles(readTestSite('two-languages').publicFolder);

/**
 * The problems of a config with the files of the site in two languages, and what begins at their
 * places.
 */
export function listProblems(text: string) {
  const lines = text.split('\n');
  return checkConfig(text, files).problems.map(({ code, path, range, message }) => {
    const { line, column } = range.start;
    return { code, path, message, at: lines[line - 1]?.slice(column - 1, column + 19) };
  });
}
