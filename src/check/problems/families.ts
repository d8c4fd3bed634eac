/**
 * The families of problems, with the start of their codes: the file and its text, the settings one
 * by one, and what rules find. The rules of a family are in the folder of that name.
 */
export const families = {
  file: 'CFG00',
  syntax: 'CFG01',
  names: 'CFG02',
  schema: 'CFG03',
  references: 'CFG04',
  safety: 'CFG05',
  quality: 'CFG06',
  navigation: 'CFG07',
} as const;

export type Family = keyof typeof families;

/** Tells whether something is the name of a family. */
export function isFamily(name: string): name is Family {
  return Object.hasOwn(families, name);
}
