import { entityKinds, findList, listEntities } from '../../content/entities';
import { findRepeated } from '../../content/find-repeated';
import type { Rule } from '../rule-context';

/** Within a list, every id is used once. */
export const uniqueIds: Rule = ({ config }) =>
  entityKinds.flatMap((kind) => {
    const ids = listEntities(config, kind).map(({ id }) => id);
    return findRepeated(ids).map(({ value, index, first }) => ({
      code: 'CFG0404',
      path: [...findList(kind), index, 'id'],
      message: `The id "${value}" is already used by entry ${first + 1} of this list.`,
      hint: 'Give each entry an id of its own.',
      related: [{ path: [...findList(kind), first, 'id'], message: 'It is used here first.' }],
    }));
  });
