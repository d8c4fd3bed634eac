import { embedProviders } from '../../config/embeds/providers';

const providerNames = Object.entries(embedProviders).map(([key, { name }]) => [key, name]);

/** What letters and spaces alone do not make a name of: brands, and words of the web's languages. */
const plainNames: Record<string, string> = {
  ...Object.fromEntries(providerNames),
  alt: 'What it shows',
  colors: 'All colors',
  darkColors: 'All dark colors',
  href: 'Leads to',
  id: 'Short name',
  ref: 'Id at the provider',
  robots: 'Search engines',
  routes: 'Pages',
  slug: 'Last part of the address',
  src: 'File',
  url: 'Web address',
  forEach: 'One page for each entry of',
};

/** The name of a setting or of a choice in plain words: `bookCategories` → "Book categories". */
export function writeLabel(name: string): string {
  const plain = Object.hasOwn(plainNames, name) ? plainNames[name] : undefined;
  if (plain !== undefined) return plain;
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
