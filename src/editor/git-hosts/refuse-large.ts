import { HostFailure, type HostedChange } from './git-host';

/** GitHub was measured to refuse 40 MB; larger files than this also make copies of the site slow. */
const usualLimit = 25;

/**
 * @param limit of a file, in megabytes
 * @throws HostFailure `tooLarge`
 */
export function refuseLarge(changes: readonly HostedChange[], limit = usualLimit): void {
  const most = limit * 1024 * 1024;
  const large = changes.find(({ content }) => content !== null && content.length > most);
  if (large) throw new HostFailure('tooLarge', `“${large.path}” is larger than ${limit} MB.`);
}
