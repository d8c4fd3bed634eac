import { findTextFaults } from '../../../check/brackets/find-text-faults';
import type { TextFinding } from '../../../check/finding';
import { readSource } from '../../../check/json/read-source';
import type { Json } from '../../model/change';

/** What a text says, or what keeps it from being read: the faults that the command line reports. */
export type TypedText = { config: Json } | { faults: readonly TextFinding[] };

/** Reads what somebody has typed. */
export function readTyped(text: string): TypedText {
  const { finding } = readSource(text);
  const faults = finding ? [finding] : findTextFaults(text);
  return faults.length > 0 ? { faults } : { config: JSON.parse(text) as Json };
}
