import type { Difference } from '../../model/list-differences';

/** Text about the differences from an earlier version. */
export const versionWords = {
  differs: 'Changed since this version:',
  happened: {
    removed: 'Removed',
    unset: 'Removed',
    changed: 'Changed',
    order: 'Order changed',
    added: 'Added',
    set: 'Added',
  } satisfies Record<Difference['kind'], string>,
  restore: 'Restore',
  restoreOne: (name: string) => `Restore ${name}`,
  restored: (name: string) => `Restored: ${name}. Save to keep it.`,
} as const;
