import type { NotReal, NotRealPlace } from '../check/list-not-real';
import { titleNotReal } from '../check/title-not-real';
import { configName } from '../io/project-folder';

const maxPlaces = 3;

/** Prints what keeps a site from going live, with the first places of each. */
export function printNotReal(notReal: readonly NotReal[]): void {
  if (notReal.length === 0) return;
  const lines = notReal.map((item) => {
    const { places } = item;
    const more = places.length > maxPlaces ? ', …' : '';
    return `  ${titleNotReal(item)}: ${places.slice(0, maxPlaces).map(namePlace).join(', ')}${more}`;
  });
  console.log(
    [
      'This site is not live and is hidden from search engines. Before it goes live:',
      ...lines,
      'For all steps, see docs/editing/publish.md',
    ].join('\n'),
  );
}

function namePlace({ place, line, source }: NotRealPlace): string {
  const where = `${source?.file ?? configName}:${line}`;
  return place === undefined ? where : `${place} (${where})`;
}
