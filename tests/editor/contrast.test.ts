// @promise The editor and the check agree on which colors are readable and on the nearest readable
// ones

import { expect, test } from 'vitest';
import { spreadOf } from '../runners/is-sample';
import { checkConfig } from '../../src/check/check-config';
import { applyChanges } from '../../src/editor/model/apply-change';
import type { Json } from '../../src/utils/json';
import { describeContrast } from '../../src/editor/schema/describe-contrast';
import { findNode } from '../../src/editor/schema/schema-node';
import { setValue } from '../../src/editor/model/write-edits';
import { publicFiles } from '../check/minimal-config';
import { minimalDocument as config, root } from './documents';

const paths = ['colors', 'darkColors'].flatMap((scheme) => {
  const { properties = {} } = findNode(root, config, ['theme', scheme]) ?? {};
  return Object.keys(properties).map((name) => ['theme', scheme, name]);
});

function withColor(path: readonly string[], color: string): Json {
  return applyChanges(config, [setValue(config, path, color)]).config;
}

test('each color has the partners and the contrast that the check of the config has', () => {
  expect(paths.length).toBeGreaterThan(20);
  for (const path of spreadOf(paths, 3)) {
    for (const color of ['#7A7A7A', '#101820']) {
      const changed = withColor(path, color);
      const contrast = describeContrast(root, changed, path);
      const failing = contrast?.partners.filter(({ contrast: own, least }) => own < least) ?? [];
      const { problems } = checkConfig(JSON.stringify(changed), publicFiles);
      const reported = problems.filter(({ code }) => code === 'CFG0615');
      expect([path, color, failing.length > 0]).toEqual([path, color, reported.length > 0]);
      const [hint = ''] =
        /#[0-9A-F]{6}/.exec(contrast?.nearest ? (reported[0]?.hint ?? '') : '') ?? [];
      expect([path, color, contrast?.nearest ?? '']).toEqual([path, color, hint]);
    }
  }
});

test('the nearest readable color is readable on all partners', () => {
  const path = ['theme', 'colors', 'primary'];
  const { partners = [], nearest = '' } =
    describeContrast(root, withColor(path, '#9ACDD3'), path) ?? {};
  expect(partners[0]?.contrast).toBeLessThan(4.5);
  const after = describeContrast(root, withColor(path, nearest), path);
  expect(after?.nearest).toBeUndefined();
  expect(after?.partners.every(({ contrast, least }) => contrast >= least)).toBe(true);
});

test('a color that is not finished yet, or is none of the theme, is not compared', () => {
  const path = ['theme', 'colors', 'primary'];
  expect(describeContrast(root, withColor(path, '#9AC'), path)).toBeUndefined();
  expect(describeContrast(root, config, ['site', 'name'])).toBeUndefined();
});
