import { isObject } from '../../utils/is-object';

/** A copy of a group of JSON values, to be changed. Texts are shared, so what is known of them is found. */
export function copyGroup<T extends object>(group: T): T;
export function copyGroup(group: object): object {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [key, copyValue(value)]));
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  return isObject(value) ? copyGroup(value) : value;
}
