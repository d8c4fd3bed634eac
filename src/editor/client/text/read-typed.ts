import { findSyntaxErrors } from '../../../check/brackets/find-syntax-errors';
import type { SyntaxDiagnostic } from '../../../check/diagnostic';
import { readSource } from '../../../check/json/read-source';
import type { Json } from '../../../utils/json';

/** What a text says, or what keeps it from being read: the faults that the command line reports. */
export type TypedText = { config: Json } | { faults: readonly SyntaxDiagnostic[] };

/** Reads what somebody has typed. */
export function readTyped(text: string): TypedText {
  const { finding } = readSource(text);
  const faults = finding ? [finding] : findSyntaxErrors(text);
  return faults.length > 0 ? { faults } : { config: JSON.parse(text) as Json };
}
