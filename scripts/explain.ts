import { problemTexts, type ProblemCode } from '../src/config/problem-texts';
import { findSimilarName } from '../src/config/similar-name';
import { writeExplanation } from '../src/config/write-explanation';

/** @returns the exit code: 0 explained, 2 no such code */
function main([written]: string[]): number {
  if (written === undefined) {
    for (const [code, text] of Object.entries(problemTexts)) console.log(`${code}  ${text}`);
    return 0;
  }
  const code = written.toUpperCase();
  if (!isCode(code)) {
    const similar = findSimilarName(code, Object.keys(problemTexts));
    const hint = similar ? `Did you mean ${similar}?` : 'For a list of all codes: npm run explain';
    console.error(`There is no code "${written}". ${hint}`);
    return 2;
  }
  console.log(writeExplanation(code));
  return 0;
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemTexts, text);
}

process.exitCode = main(process.argv.slice(2));
