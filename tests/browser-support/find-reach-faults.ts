import { listNewerFeatures } from './list-newer-features';
import { complete } from '../../src/contract/supported-browsers';
import { sparedFeatures } from './spared-features';

/** Says what a built site uses that the oldest browsers do not know, unless it can be spared. */
export function findReachFaults(folder: string): string[] {
  const newer = listNewerFeatures(folder);
  const keys = sparedFeatures.flatMap((feature) => feature.keys);
  const unknown = newer
    .filter((feature) => !keys.some((key) => belongsTo(feature.key, key)))
    .map(
      ({ key, file, lacking }) =>
        `${file}: ${key} is not supported by the oldest ${lacking.join(', ')}. Use @supports, or describe the fallback in tests/browser-support/spared-features.ts.`,
    );
  const idle = keys
    .filter((key) => !newer.some((feature) => belongsTo(feature.key, key)))
    .map(
      (key) => `${key} is in tests/browser-support/spared-features.ts but is not used on any page.`,
    );
  return [...unknown, ...idle, ...findMissed(folder)];
}

/** What visitors would miss is there in all browsers that have the complete site. */
function findMissed(folder: string): string[] {
  const missed = sparedFeatures
    .filter(({ isMissed }) => isMissed)
    .flatMap((feature) => feature.keys);
  return listNewerFeatures(folder, complete)
    .filter(({ key }) => missed.some((name) => belongsTo(key, name)))
    .map(
      ({ key, lacking }) =>
        `${key} is not supported by ${lacking.join(', ')}, which should show the complete site. See src/contract/supported-browsers.ts.`,
    );
}

function belongsTo(key: string, part: string): boolean {
  return key === part || key.startsWith(`${part}.`);
}
