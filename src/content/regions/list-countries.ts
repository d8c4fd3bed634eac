import countrySchema from '../../../schema/shared/country.schema.json';
import { nameCountry } from './regions';

/** All countries with their English names, in the order of these. */
export function listCountries(): { code: string; name: string }[] {
  return countrySchema.enum
    .map((code, index) => ({ code, name: countrySchema.enumDescriptions[index] ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** `US` → `the United States`, as English sentences have it. */
export function nameInSentence(country: string): string {
  const name = nameCountry(country, 'en');
  return /^(?:United|Netherlands|Philippines|Bahamas)/.test(name) ? `the ${name}` : name;
}
