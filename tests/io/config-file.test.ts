import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfigFile, readSizeLimit } from '../../src/io/config-file';
import { makeTempFolder } from '../make-temp-folder';

afterEach(() => vi.unstubAllEnvs());

test('MAX_CONFIG_MB says how much of a config is read', () => {
  const file = join(makeTempFolder(), 'large.json');
  writeFileSync(file, ' '.repeat(1_500_000));
  expect(readSizeLimit(file)).toEqual({ most: 200_000_000, reached: 1_500_000 });
  vi.stubEnv('MAX_CONFIG_MB', '1');
  expect(readSizeLimit(file)).toEqual({ most: 1_000_000, reached: 1_500_000 });
  expect(readConfigFile(file)).toHaveLength(1_000_001);
});

test.each(['0', '501', '1.5', 'much', ''])('MAX_CONFIG_MB=%s is refused', (value) => {
  vi.stubEnv('MAX_CONFIG_MB', value);
  expect(() => readSizeLimit()).toThrow('MAX_CONFIG_MB must be a number from 1 to 500');
});
