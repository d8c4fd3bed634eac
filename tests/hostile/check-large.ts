import { checkConfig } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';
import { scanJson } from '../../src/check/json/scan-json';
import { largeConfigs, type LargeConfig } from './large-configs';
import { measureWork } from './measure-work';

/** As large as it can be without having too many values, at which the check would end at once. */
function writeLargest(config: LargeConfig, size: number): string {
  const text = config.write(Math.floor(size));
  const [finding] = scanJson(text);
  const hasTooMany = finding?.message.includes('too many values') && size > 1_000_000;
  return hasTooMany ? writeLargest(config, 0.8 * size) : text;
}

// Checks a large config and prints what that costs: `check-large.ts NAME SIZE`.
const [wanted, most] = process.argv.slice(2);
const config = largeConfigs.find(({ name }) => name === wanted);
if (!config) throw new Error(`There is no config "${wanted}"`);
const text = writeLargest(config, Number(most));
const before = process.memoryUsage().rss;
const seconds = measureWork(() => {
  const { problems } = checkConfig(text, new Set());
  formatProblems(problems, { text, file: 'site.config.json', color: false });
});
// What it took to write the text is not the cost of the check.
const made = Math.max(0, before - 200_000_000);
const megabytes = (process.resourceUsage().maxRSS * 1024 - made) / 1_000_000;
console.log(JSON.stringify({ seconds, megabytes }));
