import { digestSamples } from '../../check/sample-texts';
import { isWording } from '../../content/schema/schema-node';
import { isJsonObject, type JsonObject, type Path } from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import type { Answers } from './answers';
import { readAddress, readEntries, readPages } from './read-config';
import { findTexts } from './rewrite-config';

/** Those of whom answers tell, or of whom nothing is known but blanks. */
const ownLists = new Set(['counselors', 'team', 'places']);

/**
 * Notes which texts a new site has from its sample: the person who makes the site reads each of them. A single
 * word, such as the name of a button, says nothing of a practice, nor does a missing page, and notices for
 * a crisis have checks.
 */
export function markSamples(config: JsonObject, { tagline }: Answers): JsonObject {
  const { site } = config;
  if (!isJsonObject(site)) return config;
  const notices = readEntries(config, 'notice');
  const pages = readPages(config);
  const isOfSample = ([group, name, index]: Path) => {
    if (group === 'site') return name === 'tagline' && tagline === undefined;
    if (group === 'navigation') return name !== 'crisisLine';
    if (group === 'routes') return readAddress(pages[Number(name)] ?? {}) !== '*';
    const isCrisis = name === 'notices' && notices[Number(index)]?.['kind'] === 'crisis';
    return !isCrisis && !ownLists.has(String(name));
  };
  const texts = findTexts(config, (text, node, path) => {
    const words = text.replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
    const isRead =
      isWording(node) && words.length > 1 && !text.includes(blank) && text !== site['name'];
    return isRead && isOfSample(path);
  });
  const read = new Set(texts.map((path) => path.join('/')));
  const sampleTexts = digestSamples(
    config,
    (path) => read.has(path.join('/')) || (path[1] === 'prices' && path.length === 3),
  );
  return sampleTexts === '' ? config : { ...config, site: { ...site, sampleTexts } };
}
