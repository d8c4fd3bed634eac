import { isProblemCode, problemCodes, problemKinds } from '../../check/problems/problem-kinds';
import { findSimilarName } from '../../utils/did-you-mean';
import { writeExplanation } from '../../check/report/write-explanation';
import type { ExitCode } from '../command';
import { CommandError } from '../../io/command-error';
import { runCommand } from '../run-command';

function explain(written: string | undefined): ExitCode {
  if (written === undefined) {
    for (const code of problemCodes) console.log(`${code}  ${problemKinds[code].title}`);
    return 0;
  }
  const code = written.toUpperCase().replace(/^(?:CFG)?(?=\d+$)/, 'CFG');
  if (!isProblemCode(code)) {
    const similar = findSimilarName(code, problemCodes);
    const hint = similar ? `Did you mean ${similar}?` : 'To list all codes, run: npm run explain';
    throw new CommandError(`"${written}" is not a known code. ${hint}`);
  }
  console.log(writeExplanation(code));
  return 0;
}

await runCommand({
  name: 'explain',
  about: 'Explains a problem that npm run validate reports, with a wrong and a right example.',
  operands: { value: 'CODE', about: 'the code of a problem (default: lists all codes)', most: 1 },
  examples: { CFG0301: 'explains this code', '': 'lists all codes' },
  exits: { 0: 'the explanation was shown' },
  run: (_options, [code]) => explain(code),
});
