import type { Problem, SourceFile } from './problem';
import { sampleTextsMessage } from './sample-texts';
import { splitMerged } from './report/merge-diagnostics';
import { noSamplesOnLiveSite } from './rules/quality/no-samples-on-live-site';
import { liveSiteHasRealProviders } from './rules/safety/live-site-has-real-providers';
import { readyToGoLive } from './rules/safety/ready-to-go-live';

/** Something that keeps a site from going live: blanks, samples, made-up numbers, stand-ins. */
export interface NotReal {
  /** what there is to do: `Replace the example phone number` */
  todo: string;
  /** in how many places, of which only the first are listed if there are very many */
  count: number;
  hint?: string;
  /** texts of the sample, which the editor can confirm */
  isSample?: true;
  /** the first places, in the order of the file */
  places: readonly NotRealPlace[];
}

/** Where something is not real. */
export interface NotRealPlace {
  /** JSON pointer */
  path: string;
  /** in words, if they are known */
  place?: string;
  /** counted from 1 */
  line: number;
  /** the file that it is in, if that is not the config */
  source?: SourceFile;
}

const codes = new Set(
  [readyToGoLive, liveSiteHasRealProviders, noSamplesOnLiveSite].flatMap(({ problems }) =>
    Object.keys(problems),
  ),
);

/** Whether a problem is one of a live site alone. */
export function isNotReal({ code }: Pick<Problem, 'code'>): boolean {
  return codes.has(code);
}

/** What there is to do before a site goes live. */
export function describeNotReal(problems: readonly Problem[]): NotReal[] {
  const items = problems
    .filter(isNotReal)
    .map(({ message, hint, related = [], ...first }): NotReal => {
      const merged = splitMerged(message);
      // On a site in several languages, the message may begin with the language.
      const isSample = merged.message.endsWith(sampleTextsMessage);
      const todo = (isSample ? sampleTextsMessage : merged.message)
        .replace(/^Before going live: (.)/, (_all, letter: string) => letter.toUpperCase())
        .replace(/\.$/, '');
      return {
        todo,
        count: merged.others + 1,
        ...(isSample && { isSample: true }),
        ...(hint !== undefined && { hint }),
        places: [first, ...related].map(({ path, place, range, source }) => ({
          path,
          line: range.start.line,
          ...(place !== undefined && { place }),
          ...(source && { source }),
        })),
      };
    });
  return mergeLanguages(items);
}

/** Each language has its own list of the same to do: a person reads each place once. */
function mergeLanguages(items: readonly NotReal[]): NotReal[] {
  return [...new Set(items.map(({ todo }) => todo))].flatMap((todo) => {
    const same = items.filter((item) => item.todo === todo);
    const all = same.flatMap((item) => item.places);
    const places = [...new Map(all.map((place) => [place.path, place])).values()];
    const count = Math.max(places.length, ...same.map((item) => item.count));
    return same.slice(0, 1).map((first) => ({ ...first, count, places }));
  });
}
