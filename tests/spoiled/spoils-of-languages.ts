import type { Spoil } from './spoil';

const spoilSwitch = {
  site: 'two-languages',
  check: /change the language/,
  finds: /toHaveURL/,
} as const;

export const spoilsOfLanguages: readonly Spoil[] = [
  {
    ...spoilSwitch,
    name: 'language-of-another-page',
    path: '/counselors',
    spoil: (site) => site.replaceInPage(/href="\/es\/consejeras"(?= lang="es")/g, 'href="/es"'),
  },
  {
    ...spoilSwitch,
    name: 'no-way-back',
    path: '/counselors',
    spoil: (site) =>
      site.replace('es/consejeras.html', /href="\/counselors"(?= lang="en")/g, 'href="/"'),
  },
];
