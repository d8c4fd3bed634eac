import { expect, test } from 'vitest';
import { planTexts } from '../../src/build/outputs/site-texts';
import { checkConfig, type CheckResult } from '../../src/check/check-config';
import { readUrl } from '../../src/content/html/read-url';
import { formatProblems } from '../../src/check/report/format-problems';
import { checkSchema } from '../../src/check/schema/check-schema';
import { publicFiles } from '../check/minimal-config';
import { countTries } from './count-tries';
import { hostileConfigs } from './hostile-configs';
import { renderVariant } from './render-variant';

const stackTrace = /\n\s+at .+:\d+:\d+|\b(?:Type|Range|Reference|Syntax)Error\b/;

/**
 * Whether a config gets past a check and cannot be built, ends the check, or is refused without a
 * place.
 *
 * @returns what went wrong; undefined if it was refused or built
 */
async function findHarm(
  text: string,
  check: (text: string) => CheckResult,
): Promise<string | undefined> {
  try {
    const { config, problems } = check(text);
    if (config) {
      renderVariant('hostile', config, '/app.js');
      // Files for search engines and others contain the address of the site.
      if (!readUrl(config.site.url)) return 'The URL of the site is not valid.';
      for (const file of planTexts(config)) await file.make();
      return undefined;
    }
    const report = formatProblems(problems, { text, file: 'site.config.json', color: false });
    if (stackTrace.test(report)) return 'The report contains a stack trace.';
    if (report.length > 100_000) return 'The report has no end.';
    return /^ *--> site\.config\.json:\d+:\d+$/m.test(report) ? undefined : 'There is no place.';
  } catch (error) {
    return String(error);
  }
}

const checkWhole = (text: string): CheckResult => checkConfig(text, publicFiles);

/** As if the schema were all there is to check. */
function checkTypes(text: string): CheckResult {
  const value: unknown = JSON.parse(text);
  const { config } = checkSchema(value, () => value);
  return config ? { config, problems: [] } : checkWhole(text);
}

test('each hostile config is refused with a place, or can be built @A1', async ({ task }) => {
  const harmful: string[] = [];
  for (const [name, text] of hostileConfigs) {
    const harm = await findHarm(text, checkWhole);
    if (harm !== undefined) harmful.push(`${name}: ${harm}`);
  }
  countTries(task, hostileConfigs.size);
  expect(harmful).toEqual([]);
});

test('what a check of the types alone lets pass is seen: the control @A1-control', async ({
  task,
}) => {
  const texts = [...hostileConfigs.values()].filter((text) => text.length < 100_000);
  const harms = await Promise.all(texts.map((text) => findHarm(text, checkTypes)));
  const seen = harms.filter((harm) => harm !== undefined);
  countTries(task, seen.length);
  expect(seen.length).toBeGreaterThan(5);
});
