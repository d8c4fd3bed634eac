import { checkConfig } from '../../../src/check/check-config';
import type { Problem } from '../../../src/check/problem';
import { applyEdits } from '../../../src/check/json/apply-edits';
import { bracketMistakes, listBrackets, makeMistake, type Bracket } from './bracket-mistakes';
import { followAdvice } from './follow-advice';

/** How the message about one misplaced bracket did. */
export interface BracketTrial {
  what: string;
  /** whether the file can be read all the same, so that the message is not about brackets */
  readable: boolean;
  named: boolean;
  /** whether doing what it says gives the file as it was meant */
  corrected: boolean;
  fixed: 'right' | 'wrong' | 'not offered';
  message: string;
}

/** Makes each mistake with each bracket, or with a part of them, and judges what is said about it. */
export function judgeBrackets(text: string, everyWhich = 1): BracketTrial[] {
  const meant = JSON.stringify(JSON.parse(text));
  const brackets = listBrackets(text);
  return brackets
    .filter((_bracket, index) => index % everyWhich === 0)
    .flatMap((bracket) =>
      bracketMistakes.flatMap((mistake) => {
        const broken = makeMistake(text, bracket, mistake);
        if (broken === undefined || read(broken) === meant) return [];
        // Of two lines that changed places, one cannot say which was moved.
        const moved = { 'moved up': -1, 'moved down': 1 }[String(mistake)];
        const involved = brackets.filter(
          ({ line }) => line === bracket.line || (moved && line === bracket.line + moved),
        );
        return [judge(broken, bracket, involved, mistake, meant)];
      }),
    );
}

function judge(
  broken: string,
  { character, line, name }: Bracket,
  involved: readonly Bracket[],
  mistake: string,
  meant: string,
): BracketTrial {
  const [problem] = checkConfig(broken, new Set()).problems;
  const followed = problem && followAdvice(broken, problem.hint ?? '');
  return {
    what: `${character} of ${name} ${mistake} on line ${line}`,
    readable: read(broken) !== undefined,
    named: problem !== undefined && involved.some((bracket) => names(problem, bracket)),
    corrected: followed !== undefined && read(followed) === meant,
    fixed: judgeFix(broken, problem, meant),
    message: problem ? `${problem.message} = ${problem.hint} @ ${problem.place}` : 'no problem',
  };
}

function judgeFix(
  broken: string,
  problem: Problem | undefined,
  meant: string,
): BracketTrial['fixed'] {
  if (!problem?.fix) return 'not offered';
  return read(applyEdits(broken, problem.fix.edits)) === meant ? 'right' : 'wrong';
}

/** Whether the message says what the bracket belongs to, and it or the hint on which line that is. */
function names({ message, hint, place }: Problem, bracket: Bracket): boolean {
  const named = new RegExp(String.raw`${bracket.name}(?!\w)`, 'i').test(message);
  return named && /\bline \d+/.test(`${message} ${hint ?? ''}`) && place === bracket.place;
}

function read(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** The figures of some trials, as parts of 1, and in words. */
export function describeTrials(trials: readonly BracketTrial[]): {
  figures: string;
  count: number;
  named: number;
  corrected: number;
  wrongFixes: readonly string[];
} {
  const count = trials.length;
  const share = (is: (trial: BracketTrial) => boolean) => trials.filter(is).length / count;
  const named = share((trial) => trial.named);
  const corrected = share((trial) => trial.corrected);
  const fixed = share((trial) => trial.fixed === 'right');
  return {
    figures: `of ${count} mistakes, ${percent(named)} named, ${percent(corrected)} corrected by what the message says, ${percent(fixed)} by --fix`,
    count,
    named,
    corrected,
    wrongFixes: trials.flatMap(({ fixed: how, what }) => (how === 'wrong' ? [what] : [])),
  };
}
