import { HostFailure, type HostedChange } from './git-host';

/** GitHub was measured to refuse 40 MB; larger files than this also make copies of the site slow. */
const largestFile = 25 * 1024 * 1024;

/** @throws HostFailure `tooLarge` when a file is too large for git hosts */
export function refuseLarge(changes: readonly HostedChange[]): void {
  const large = changes.find(({ content }) => content !== null && content.length > largestFile);
  if (large) throw new HostFailure('tooLarge', `“${large.path}” is larger than 25 MB.`);
}
