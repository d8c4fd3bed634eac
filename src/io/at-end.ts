import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const tasks = new Set<() => void>();
let isListening = false;

/**
 * Does something when this process ends, also when it is interrupted (Ctrl+C, a signal from another
 * process); not when it is killed.
 *
 * @param task is done at once, and nothing waits for it
 * @returns forgets the task
 */
export function atEnd(task: () => void): () => void {
  if (!isListening) listen();
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Removes a folder with everything in it when this process ends, as `atEnd` does. */
export function removeAtEnd(folder: string): void {
  // A process that has not ended yet may write while its folder is emptied.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

function listen(): void {
  isListening = true;
  process.on('exit', () => {
    for (const task of [...tasks].toReversed()) {
      try {
        task();
      } catch (error) {
        console.warn(String(error));
      }
    }
  });
  // Without a listener, these signals would end the process without its "exit"; with one that hears
  // the first only, whoever presses Ctrl+C twice would end it in the middle of that.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
