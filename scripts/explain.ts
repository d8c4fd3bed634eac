import { problemTexts, type ProblemCode } from '../src/config/problem-texts';
import { findSimilarName } from '../src/config/similar-name';
import { writeExplanation } from '../src/config/report/write-explanation';
import { runCommand } from './commands/run-command';

function main(): number {
  const [written] = process.argv.slice(2);
  if (written === undefined) {
    for (const [code, text] of Object.entries(problemTexts)) console.log(`${code}  ${text}`);
    return 0;
  }
  const code = written.toUpperCase();
  if (!isCode(code)) {
    const similar = findSimilarName(code, Object.keys(problemTexts));
    const hint = similar ? `Did you mean ${similar}?` : 'For a list of all codes: npm run explain';
    throw new Error(`There is no code "${written}". ${hint}`);
  }
  console.log(writeExplanation(code));
  return 0;
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemTexts, text);
}

runCommand(main);
