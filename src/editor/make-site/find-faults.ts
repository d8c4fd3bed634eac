import { writeRatio } from '../../content/colors/contrast-pairs';
import type { EditorProblem } from '../model/explain-problem';
import { mixesStates } from './make-site';
import { recognizeOwn } from './make-widgets';
import type { Path } from '../../utils/json';
import { describeContrast } from '../schema/describe-contrast';
import { labelColor } from '../schema/write-label';
import { readAnswer, readPeople, readProvider } from './wizard-state';
import { type Field, type Guide, listFields, type StepName } from './list-fields';
import { statesPath } from './list-states-fields';
import { wizardWords } from './wizard-words';

/** What is wrong with the answers of a step, each at its field. */
export function findFaults(guide: Guide, step: StepName): EditorProblem[] {
  const own = listFields(guide, step).flatMap((field) => findFault(guide, field) ?? []);
  return step === 'people' ? [...own, ...findFaultOfAll(guide)] : own;
}

/** What is wrong with an answer. */
export function findFault(guide: Guide, { path, node, isRequired, widget }: Field) {
  const { sheet } = guide;
  const text = readAnswer(sheet, path);
  const fault =
    node.type === 'string'
      ? findTextFault(text, node, isRequired ? String(path.at(-1)) : undefined)
      : undefined;
  if (fault !== undefined) return makeProblem('CFG0308', path, fault);
  if (widget && text !== '') {
    const found = recognizeOwn(widget, readProvider(sheet), text);
    return 'message' in found
      ? makeProblem('CFG0308', path, `${found.message} ${found.hint}`)
      : undefined;
  }
  return findContrastFault(guide, path);
}

function findContrastFault({ root, sheet }: Guide, path: Path): EditorProblem | undefined {
  const [worst] = describeContrast(root, sheet, path)?.partners ?? [];
  if (!worst || worst.contrast >= worst.least) return undefined;
  const { name, contrast, least } = worst;
  const fault = wizardWords.hardToRead(labelColor(name), writeRatio(contrast), least);
  return makeProblem('CFG0615', path, fault);
}

function findFaultOfAll(guide: Guide): EditorProblem[] {
  return mixesStates(guide.sample, readPeople(guide.sample, guide.sheet))
    ? [makeProblem('CFG0302', statesPath, wizardWords.statesOfAll)]
    : [];
}

function makeProblem(code: EditorProblem['code'], path: Path, message: string): EditorProblem {
  return { code, severity: 'error', path, message };
}

/** What the schema says of a text. */
interface TextNode {
  maxLength?: unknown;
  pattern?: string;
  patternErrorMessage?: string;
}

/** The advice for required settings that are empty. */
const missing: Readonly<Record<string, string>> = {
  country: 'Choose your country.',
  name: 'Enter a name.',
};

/**
 * Why a text cannot be the answer to what a setting asks, in words; undefined if it can.
 *
 * @param needed the name of the setting, if it cannot be empty
 */
function findTextFault(
  text: string,
  { maxLength, pattern, patternErrorMessage }: TextNode,
  needed: string | undefined,
): string | undefined {
  if (text === '') return needed && (missing[needed] ?? 'Enter an answer.');
  const most = Number(maxLength ?? Infinity);
  if (text.length > most) return `Use at most ${most} characters.`;
  const fits = pattern === undefined || new RegExp(pattern).test(text);
  return fits
    ? undefined
    : (patternErrorMessage ?? 'This doesn’t look right. Check it and try again.');
}
