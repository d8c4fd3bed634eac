import type { DiagnosticPlace } from '../diagnostic';
import { writePointer, type Path } from '../../utils/json';
import type { TranslatedText } from '../../content/languages/translate-links';

/** An item of a list that was read by itself, as the only one of a list. */
export interface PlacedItem {
  /** in the list as it is written */
  position: number;
  places: SourceMap;
}

/** Where in a file with several languages the parts of the config in one of them are. */
export class SourceMap {
  /** of lists that lack something in this language: the positions of what they have */
  private readonly kept = new Map<string, readonly number[]>();
  /** of texts that are written in several languages: the one that was taken */
  private readonly taken = new Map<string, string>();
  private readonly shifts = new Map<string, TranslatedText['shifts']>();
  /** of lists whose items were read one by one: those of this language */
  private readonly lists: { list: Path; items: readonly PlacedItem[] }[] = [];

  keepItems(list: Path, positions: readonly number[]): void {
    this.kept.set(writePointer(list), positions);
  }

  takeText(text: Path, language: string): void {
    this.taken.set(writePointer(text), language);
  }

  shiftText(text: Path, shifts: TranslatedText['shifts']): void {
    if (shifts.length > 0) this.shifts.set(writePointer(text), shifts);
  }

  nestItems(list: Path, items: readonly PlacedItem[]): void {
    this.lists.push({ list, items });
  }

  /** Where the file has what is at a path of the config in this language. */
  findPath(path: Path): Path {
    const item = this.findItem(path);
    if (item) {
      const [, ...rest] = item.places.findPath(item.path);
      return [...item.list, item.position, ...rest];
    }
    const written = path.flatMap((key, index): Path => {
      const positions = this.kept.get(writePointer(path.slice(0, index)));
      return [typeof key === 'number' ? (positions?.[key] ?? key) : key];
    });
    const language = this.taken.get(writePointer(path));
    return language === undefined ? written : [...written, language];
  }

  /** Where a place within a text is in the file as it is written. */
  findPlace<T extends DiagnosticPlace>(place: T): T {
    const { path, part } = place;
    const shifts = part && this.findShifts(path);
    const shiftBack = (offset: number) =>
      (shifts ?? []).reduce((at, { end, by }) => (offset >= end ? at - by : at), offset);
    return {
      ...place,
      path: this.findPath(path),
      ...(part && { part: { start: shiftBack(part.start), end: shiftBack(part.end) } }),
    };
  }

  private findShifts(path: Path): TranslatedText['shifts'] | undefined {
    const item = this.findItem(path);
    return item ? item.places.findShifts(item.path) : this.shifts.get(writePointer(path));
  }

  /** The item of a nested list that a path leads into, and the path in it. */
  private findItem(path: Path) {
    for (const { list, items } of this.lists) {
      const [position, ...rest] = path.slice(list.length);
      const item = typeof position === 'number' ? items[position] : undefined;
      if (item && list.every((key, depth) => path[depth] === key))
        return { ...item, list, path: [0, ...rest] };
    }
    return undefined;
  }
}
