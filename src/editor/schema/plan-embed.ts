import { embedProviders } from '../../content/embeds/providers';
import type { RecognizedWidget } from '../../content/embeds/recognize-widget';
import { getIn, readText, type Json, type JsonObject } from '../../utils/json';
import { slugify } from '../../utils/slugify';
import type { Change } from '../model/apply-change';
import { insertItem, makeUnique } from '../model/write-edits';
import { getList } from '../model/paths';

const list = ['embeds'];

const longestLabel = 80;

/** The id of the entry for a widget; undefined where there is none yet. */
export function findEmbed(
  config: Json,
  { provider, ref }: Pick<RecognizedWidget, 'provider' | 'ref'>,
): string | undefined {
  const same = getList(config, list).find(
    (embed) => getIn(embed, ['provider']) === provider && getIn(embed, ['ref']) === ref,
  );
  return readText(getIn(same, ['id']));
}

/** Adds the entry for a widget under that title. Its link names both in any language. */
export function planEmbed(
  config: Json,
  found: RecognizedWidget,
  title: string,
): { id: string; change: Change } {
  const embeds = getList(config, list);
  const { name } = embedProviders[found.provider];
  const named = `${title} (${name})`;
  const label = named.length > longestLabel ? name : named;
  const embed: JsonObject = {
    id: slugify(title),
    ...found,
    title,
    fallback: { label },
  };
  const unique = makeUnique(embed, embeds);
  return {
    id: readText(getIn(unique, ['id'])) ?? '',
    change: insertItem(config, list, embeds.length, unique),
  };
}
