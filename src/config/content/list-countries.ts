import countrySchema from '../../../schema/shared/country.schema.json';

/** All countries with their English names, in the order of these. */
export function listCountries(): { code: string; name: string }[] {
  return countrySchema.enum
    .map((code, index) => ({ code, name: countrySchema.enumDescriptions[index] ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
