/** The word of a name that buttons call a person by: the first one, without titles such as "Dr." */
export function readFirstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => word !== '' && !word.endsWith('.')) ?? name;
}
