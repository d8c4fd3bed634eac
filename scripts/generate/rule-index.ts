import { CommandError } from '../../src/io/command-error';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { families, isFamily, type Family } from '../../src/check/problems/problem-kind';
import { toCamelCase } from './entry-kinds';

const rulesFolder = 'src/check/rules';

/** A file with a rule, as the index needs it. */
export interface RuleFile {
  family: Family;
  /** `unique-slugs` */
  name: string;
  /** the codes of the problems that it declares */
  codes: readonly string[];
}

/**
 * The rules of a project, in the order of their codes.
 *
 * @throws Error that says what is wrong with the codes of a rule
 */
export function listRuleFiles(folder: string): RuleFile[] {
  const rules = Object.keys(families)
    .filter(isFamily)
    .flatMap((family) => {
      const files = join(folder, rulesFolder, family);
      const names = existsSync(files) ? readdirSync(files) : [];
      return names.map((file) => readRule(family, file, readFileSync(join(files, file), 'utf8')));
    });
  assertOwnCodes(rules);
  return rules.toSorted((a, b) => compare(a.codes[0], b.codes[0]));
}

function readRule(family: Family, file: string, source: string): RuleFile {
  const place = `${rulesFolder}/${family}/${file}`;
  const codes = [...source.matchAll(/\b(CFG\d{4}): \{/g)].map(([, code = '']) => code).toSorted();
  if (codes.length === 0) {
    throw new CommandError(
      `${place} does not declare a problem code. If the file is not a rule, move it to another folder.`,
    );
  }
  const foreign = codes.find((code) => !code.startsWith(families[family]));
  if (foreign !== undefined) {
    throw new CommandError(
      `${place} declares ${foreign}. Codes of "${family}" start with ${families[family]}.`,
    );
  }
  return { family, name: file.replace(/\.ts$/, ''), codes };
}

function assertOwnCodes(rules: readonly RuleFile[]): void {
  const owners = new Map<string, string>();
  for (const { name, codes } of rules) {
    for (const code of codes) {
      const owner = owners.get(code);
      if (owner !== undefined) throw new CommandError(`${owner} and ${name} both declare ${code}.`);
      owners.set(code, name);
    }
  }
}

/** The first code of a family that was never given: codes of rules that are gone are not used again. */
export function findNextCode(rules: readonly RuleFile[], family: Family): string {
  const used = rules
    .flatMap(({ codes }) => codes)
    .filter((code) => code.startsWith(families[family]));
  const last = Math.max(0, ...used.map((code) => Number(code.slice(families[family].length))));
  return `${families[family]}${String(last + 1).padStart(2, '0')}`;
}

/** The module with the codes of all rules, apart from the rules so that types can name them. */
export function writeCodesModule(rules: readonly RuleFile[], notice: string): string {
  const codes = rules.flatMap((rule) => rule.codes).toSorted();
  return `// ${notice}

/** The codes of the problems that rules declare. */
export type RuleCode =
${codes.map((code) => `  | '${code}'`).join('\n')};
`;
}

/** The module with all rules. */
export function writeRulesModule(rules: readonly RuleFile[], notice: string): string {
  const imports = rules.map(
    ({ family, name }) =>
      `import { ${toCamelCase(name)} } from '../check/rules/${family}/${name}';`,
  );
  const names = rules.map(({ name }) => toCamelCase(name));
  return `// ${notice}
import type { Rule, RuleProblem } from '../check/rules/rule';
${imports.join('\n')}
import type { RuleCode } from './rule-codes';

/** Every rule, in the order of the codes. */
export const rules: readonly Rule[] = [
${names.map((name) => `${name},`).join('\n')}
];

/** Every kind of problem that rules declare. */
export const ruleProblems: Readonly<Record<RuleCode, RuleProblem>> = {
${names.map((name) => `...${name}.problems,`).join('\n')}
};
`;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : 1;
}
