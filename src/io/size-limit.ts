import { statSync } from 'node:fs';
import { maxMegabytes, usualLimit, type SizeLimit } from '../check/json/read-source';
import { CommandError } from './command-error';

/**
 * How large a config may be: as MAX_CONFIG_MB says, or as usual.
 *
 * @param file the config, whose size is reported where it is too large
 * @throws CommandError when MAX_CONFIG_MB is not such a number
 */
export function readSizeLimit(file = '-'): SizeLimit {
  const value = process.env.MAX_CONFIG_MB;
  const megabytes = value === undefined ? usualLimit.most / 1_000_000 : Number(value);
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > maxMegabytes) {
    throw new CommandError(
      `MAX_CONFIG_MB must be a number from 1 to ${maxMegabytes}, not ${JSON.stringify(value)}. The default is ${usualLimit.most / 1_000_000} MB.`,
    );
  }
  const known = file === '-' ? undefined : statSync(file, { throwIfNoEntry: false });
  return { most: megabytes * 1_000_000, ...(known?.isFile() && { reached: known.size }) };
}
