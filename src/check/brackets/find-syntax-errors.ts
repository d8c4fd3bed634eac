import { explainBrackets } from './explain-brackets';
import type { SyntaxDiagnostic } from '../diagnostic';
import { scanJson } from '../json/scan-json';

/**
 * What keeps a text from being read as JSON, or leaves some of it out: the first fault of the
 * syntax, or all names that cannot be used. A brace or bracket that is missing far above the place
 * where JSON ends to make sense is reported where it belongs.
 */
export function findSyntaxErrors(text: string): SyntaxDiagnostic[] {
  const findings = scanJson(text);
  const [first] = findings;
  const bracket = first && explainBrackets(text, first);
  return bracket ? [bracket] : findings;
}
