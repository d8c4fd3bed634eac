import type { FindingPlace } from '../finding';
import { writePointer } from '../json/json-pointer';
import type { Path } from '../schema/walk-schema';
import type { TranslatedText } from './translate-links';

/** Where in a file with several languages the parts of the config in one of them are. */
export class WrittenPlaces {
  /** of lists that lack something in this language: the positions of what they have */
  private readonly kept = new Map<string, readonly number[]>();
  /** of texts that are written in several languages: the one that was taken */
  private readonly taken = new Map<string, string>();
  private readonly shifts = new Map<string, TranslatedText['shifts']>();

  keepItems(list: Path, positions: readonly number[]): void {
    this.kept.set(writePointer(list), positions);
  }

  takeText(text: Path, language: string): void {
    this.taken.set(writePointer(text), language);
  }

  shiftText(text: Path, shifts: TranslatedText['shifts']): void {
    if (shifts.length > 0) this.shifts.set(writePointer(text), shifts);
  }

  /** Where the file has what is at a path of the config in this language. */
  findPath(path: Path): Path {
    const written = path.flatMap((key, index): Path => {
      const positions = this.kept.get(writePointer(path.slice(0, index)));
      return [typeof key === 'number' ? (positions?.[key] ?? key) : key];
    });
    const language = this.taken.get(writePointer(path));
    return language === undefined ? written : [...written, language];
  }

  /** Where a place within a text is in the file as it is written. */
  findPlace<T extends FindingPlace>(place: T): T {
    const { path, part } = place;
    const shifts = part && this.shifts.get(writePointer(path));
    const shiftBack = (offset: number) =>
      (shifts ?? []).reduce((at, { end, by }) => (offset >= end ? at - by : at), offset);
    return {
      ...place,
      path: this.findPath(path),
      ...(part && { part: { start: shiftBack(part.start), end: shiftBack(part.end) } }),
    };
  }
}
