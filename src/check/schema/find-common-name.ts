import { followReference, siteSchema } from '../../content/schema/walk-schema';
import type { SchemaNode } from '../../content/schema/schema-node';

/**
 * Advice for a name that people use for another setting: "colour" for the colors of the theme.
 *
 * @param here the group that has the name
 */
export function findCommonName(name: string, here?: string | number): string | undefined {
  const wanted = name.toLowerCase();
  const isMeant = ({ alsoCalled = [] }: SchemaNode): boolean =>
    alsoCalled.some((other) => other.toLowerCase() === wanted);
  for (const [group, schema] of Object.entries(siteSchema.properties ?? {})) {
    if (isMeant({ ...followReference(schema), ...schema })) return `Use the setting "${group}".`;
    for (const [key, setting] of Object.entries(followReference(schema).properties ?? {})) {
      if (isMeant(setting)) {
        return `Use the setting ${group === here ? '' : `"${group}" → `}"${key}".`;
      }
    }
  }
  return undefined;
}
