import type { Counselor, Embed, SiteConfig } from '../../src/generated/config-types';

const firstNames = [
  'Ada',
  'Bo',
  'Maximiliana',
  'Dev',
  'Wilhelmina',
  'Finn',
  'Guadalupe',
  'Hal',
  'Ines',
];
const lastNames = [
  'Ek',
  'Featherstonehaugh',
  'Ito',
  'Vandenberghe',
  'Okonkwo',
  'Li',
  'Castellanos',
  'Ray',
  'Ware',
];

/** Adds or takes out entries until there are so many; new ones are made from the old in turn. */
export function makeCount<T>(
  list: readonly T[],
  count: number,
  copy: (model: T, index: number) => T,
): T[] {
  return Array.from({ length: list.length === 0 ? 0 : count }, (_, index) => {
    const own = list[index];
    if (own !== undefined) return own;
    const model = list[index % list.length];
    if (model === undefined) throw new Error('There is nothing to copy.');
    return copy(structuredClone(model), index);
  });
}

/** Adds counselors, each with widgets of her own, as docs/editing/person.md says. */
export function addCounselors(config: SiteConfig, count: number): void {
  config.entities.counselors = makeCount(config.entities.counselors, count, (model, index) => {
    const firstName = firstNames[index % firstNames.length] ?? '';
    const counselor: Counselor = {
      ...model,
      id: `person-${index}`,
      firstName,
      name: `${firstName} ${lastNames[(index * 2) % lastNames.length]}`,
      ...(model.bookingEmbed !== undefined && {
        bookingEmbed: copyEmbed(config, model.bookingEmbed, index),
      }),
      ...(model.surveyEmbed !== undefined && {
        surveyEmbed: copyEmbed(config, model.surveyEmbed, index),
      }),
    };
    return counselor;
  });
}

function copyEmbed(config: SiteConfig, id: string, index: number): string {
  const model = config.embeds.find((embed) => embed.id === id);
  if (!model) throw new Error(`There is no widget ${id}.`);
  const copy: Embed = {
    ...structuredClone(model),
    id: `${model.kind}-person-${index}`,
    ref: model.ref.slice(0, -2) + String(index).padStart(2, '0'),
    title: `${model.kind} of person ${index}`,
  };
  config.embeds.push(copy);
  return copy.id;
}
