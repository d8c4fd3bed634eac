import { isProblemCode, problemCodes, problemKinds } from '../src/config/problems/problem-kinds';
import { findSimilarName } from '../src/config/similar-name';
import { writeExplanation } from '../src/config/report/write-explanation';
import { runCommand } from './commands/run-command';

function main(): number {
  const [written] = process.argv.slice(2);
  if (written === undefined) {
    for (const code of problemCodes) console.log(`${code}  ${problemKinds[code].title}`);
    return 0;
  }
  const code = written.toUpperCase();
  if (!isProblemCode(code)) {
    const similar = findSimilarName(code, problemCodes);
    const hint = similar ? `Did you mean ${similar}?` : 'For a list of all codes: npm run explain';
    throw new Error(`There is no code "${written}". ${hint}`);
  }
  console.log(writeExplanation(code));
  return 0;
}

runCommand(main);
