/** Settings by which other things name an entry: no two entries of a list have the same. */
export const ownNames = ['id', 'slug', 'path', 'from', 'anchor'] as const;
