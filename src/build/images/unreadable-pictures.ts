import { CommandError } from '../../io/command-error';

/** Pictures whose beginning could be read, and the rest not. */
export class UnreadablePictures extends CommandError {
  constructor(readonly files: readonly string[]) {
    super(`These images are not readable: ${files.join(', ')}. Replace these files.`);
  }
}
