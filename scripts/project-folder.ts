import { join } from 'node:path';

/** The folder of the project, wherever a command was started: all other paths begin here. */
export const projectFolder = join(import.meta.dirname, '..');
