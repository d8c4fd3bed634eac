import { monthNames } from '../../config/content/read-day';
import { nameState } from '../../config/content/state-names';
import { parseHtml } from '../../config/html/parse-html';
import type { SiteConfig } from '../../generated/config-types';
import { writeSpecialDays, writeWeek } from '../../pages/write-hours';
import { nameRegion } from '../../payload/notice-title';

/** What browsers, widgets and later changes of a text may need beside the words of the config. */
const alwaysThere =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00A0©·–—‘’“”…';

/** All characters that pages of a site may show, each once, in a fixed order. */
export function listCharacters(config: SiteConfig): string[] {
  const { entities, site } = config;
  const written = JSON.stringify(config);
  const regions = entities.notices.map(({ region }) =>
    region ? nameRegion(region, site.language) : '',
  );
  const hours = entities.places.map((place) =>
    JSON.stringify([writeWeek(place, config), writeSpecialDays(place, config)]),
  );
  const months = monthNames.map((_, month) =>
    new Intl.DateTimeFormat(site.language, { month: 'long' }).format(new Date(2001, month, 1)),
  );
  const states = entities.counselors.flatMap(({ statesAccepted = [] }) =>
    statesAccepted.map((code) => nameState(code, site)),
  );
  const special =
    [...months, ...states, written, readEntities(written), ...regions, ...hours]
      .join('')
      .match(/[^\0-\x7f]/gu) ?? [];
  return [...new Set([...alwaysThere, ...special])].toSorted();
}

/** The letters that HTML writes by name or number, as in `caf&eacute;`. */
function readEntities(html: string): string {
  const entities = new Set(html.match(/&#?\w+;?/g));
  const { tree } = parseHtml([...entities].join(' '));
  return JSON.stringify(tree?.children ?? []);
}
