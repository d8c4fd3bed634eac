import type { LanguageReading } from '../languages/check-languages';
import {
  resolveItem,
  resolveLanguage,
  type LanguageText,
  type ResolvedItem,
  type ResolvedLanguage,
} from '../languages/resolve-language';
import { SourceMap, type PlacedItem } from '../languages/source-map';
import {
  copyGroup,
  hasEntities,
  replaceLists,
  type LongList,
  type WithEntities,
} from './long-lists';
import { readConfig } from '../read-config';
import type { SiteConfig } from '../../generated/config-types';
import { shareStructure } from '../../utils/share-structure';

/** An entry in one language, with its defaults. */
interface KnownEntry extends ResolvedItem {
  /** its texts, where it was last in the config */
  placed?: { list: string; index: number; texts: readonly LanguageText[] };
}

/** What was read of the entries of long lists, in one language of a site. */
export class LanguageEntries {
  private known = new WeakMap<object, KnownEntry>();
  /** what reading an entry depends on */
  private basis = '';
  /** the version before: whatever says the same stays the same object */
  private last: SiteConfig | undefined;

  /** @param languages all of the site, if it has several */
  constructor(
    private readonly language: string,
    private readonly languages: readonly string[] | undefined,
  ) {}

  /**
   * Reads a config in this language.
   *
   * @returns undefined where something is wrong: then all of it has to be read
   */
  read(written: WithEntities, lists: readonly LongList[]): LanguageReading | undefined {
    const rest = this.resolve(replaceLists(written, lists, () => []));
    const basis = JSON.stringify(rest.addresses);
    if (basis !== this.basis) this.known = new WeakMap();
    this.basis = basis;
    const added = new Map(
      lists.flatMap(({ entries, items }) =>
        entries
          .filter((entry) => !this.known.has(entry))
          .map((entry) => [entry, this.resolveEntry(entry, items, rest)] as const),
      ),
    );
    if ([rest, ...added.values()].some(({ findings }) => findings.length > 0)) return undefined;
    const { value } = rest;
    if (!hasEntities(value)) return undefined;
    const shortened = replaceLists(value, lists, ({ entries }) =>
      entries.flatMap((entry) => added.get(entry)?.value ?? []),
    );
    const read = readConfig(shortened, () => shortened);
    if (!read.config || read.missingWords.settings.length > 0) return undefined;

    for (const [entry, item] of added) this.known.set(entry, item);
    const joined = replaceLists(read.config, lists, ({ entries }) =>
      entries.flatMap((entry) => this.known.get(entry)?.value ?? []),
    );
    const config = shareStructure(joined, this.last);
    this.last = config;
    const texts = this.place(value, lists, rest);
    const values = lists
      .flatMap(({ entries }) => entries)
      .reduce((sum, entry) => sum + (this.known.get(entry)?.values ?? 0), rest.values);
    return { ...rest, texts, values, read: { ...read, config, meant: { config, doubtful: [] } } };
  }

  private resolve(rest: WithEntities): ResolvedLanguage {
    const { language, languages } = this;
    if (languages) return resolveLanguage(rest, language, languages);
    const nothing = {
      places: new SourceMap(),
      addresses: [],
      texts: [],
      findings: [],
      values: 0,
    };
    return { language, value: copyGroup(rest), ...nothing };
  }

  private resolveEntry(
    entry: object,
    items: LongList['items'],
    rest: ResolvedLanguage,
  ): ResolvedItem {
    if (this.languages) return resolveItem(entry, items, rest, this.languages);
    const nothing = { places: new SourceMap(), texts: [], findings: [], values: 0 };
    return { value: [copyGroup(entry)], ...nothing };
  }

  /** Says where the entries are. @returns all texts, in the order of the config */
  private place(
    value: WithEntities,
    lists: readonly LongList[],
    { texts, places }: ResolvedLanguage,
  ): readonly LanguageText[] {
    if (!this.languages || lists.length === 0) return texts;
    const ofList = new Map(lists.map((list) => [list.name, this.placeList(list, places)]));
    const below = (...start: string[]) =>
      texts.filter(({ path }) => start.every((key, depth) => path[depth] === key));
    return Object.keys(value).flatMap((key) =>
      key === 'entities'
        ? Object.keys(value.entities).flatMap((name) => ofList.get(name) ?? below(key, name))
        : below(key),
    );
  }

  private placeList({ name, entries }: LongList, places: SourceMap): LanguageText[] {
    const items: PlacedItem[] = [];
    const texts: LanguageText[] = [];
    for (const [position, entry] of entries.entries()) {
      const item = this.known.get(entry);
      if (!item || item.value.length === 0) continue;
      const index = items.push({ position, places: item.places }) - 1;
      if (item.placed?.list !== name || item.placed.index !== index) {
        const own = item.texts.map(({ path: [, ...path], ...text }) => ({
          ...text,
          path: ['entities', name, index, ...path],
        }));
        item.placed = { list: name, index, texts: own };
      }
      texts.push(...item.placed.texts);
    }
    places.nestItems(['entities', name], items);
    return texts;
  }
}
