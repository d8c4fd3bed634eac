import { createInterface } from 'node:readline/promises';
import { CommandError } from '../../io/command-error';

/** Somebody who answers questions. */
export interface Terminal {
  /** @returns what was answered without spaces around it; with nothing, what is usual */
  ask: (question: string, usual?: string) => Promise<string>;
  /** shows something between questions */
  say: (line: string) => void;
  close: () => void;
}

/** The terminal that the command runs in; undefined where there is none. */
export function openTerminal(): Terminal | undefined {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const end = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new CommandError('Nothing was written.')));
  });
  // Closing at the end is not a failure.
  end.catch(() => undefined);
  return {
    async ask(question, usual = '') {
      const hint = usual === '' ? '' : ` [${usual}]`;
      const answer = await Promise.race([lines.question(`${question}${hint} `), end]);
      return answer.trim() || usual;
    },
    say: (line) => console.log(line),
    close: () => lines.close(),
  };
}
