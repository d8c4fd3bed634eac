import { useMemo } from 'react';
import { isPagedKind } from '../../../content/entities';
import { getIn } from '../../../utils/json';
import { namePlace } from '../../schema/describe-place';
import { findOwners, listOwners } from '../../schema/find-owners';
import type { EntryList } from '../../schema/list-entries';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import type { OutlineItem } from './outline-list';

/**
 * Says what the entries of a list belong to: of ten widgets for booking, whose each is. Entries with
 * pages of their own are there for themselves.
 */
export function useOwnerNames({
  path,
  kind,
}: EntryList): (index: number) => Pick<OutlineItem, 'detail'> {
  const { root, config } = useEditor();
  const isOwned = kind !== undefined && !isPagedKind(kind);
  const owners = useMemo(
    () => (isOwned ? findOwners(root, config) : undefined),
    [isOwned, root, config],
  );
  return (index) => {
    const entry = [...path, index];
    const id = getIn(config, [...entry, 'id']);
    if (!owners || !isOwned || typeof id !== 'string') return {};
    const places = listOwners(owners, { kind, id, path: entry });
    const names = new Set(places.map((place) => namePlace(config, place)));
    return names.size === 0 ? {} : { detail: `${words.belongsTo} ${[...names].join(', ')}` };
  };
}
