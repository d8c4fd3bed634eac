import { readFileSync } from 'node:fs';
import { checkConfig, type CheckResult } from '../../../src/check/check-config';
import { isJsonObject, type Json, type JsonObject } from '../../../src/utils/json';
import type { Answers } from '../../../src/editor/make-site/answers';
import { makeSite, type MadeSite } from '../../../src/editor/make-site/make-site';
import { listPublicFiles } from '../../../src/io/public-files';
import { readCheckContext } from '../../../src/io/read-check-context';
import type { SiteSource } from '../../../src/build/load-config';

/** A sample and what its check needs to know. */
export interface Sample {
  config: JsonObject;
  check: (config: Json) => CheckResult;
}

/** @throws when it is not a site */
export function readSample({ configFile, publicFolder }: SiteSource): Sample {
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as Json;
  if (!isJsonObject(config)) throw new Error('The sample is not a group.');
  const files = listPublicFiles(publicFolder);
  const checkContext = readCheckContext(publicFolder);
  return { config, check: (made) => checkConfig(JSON.stringify(made), files, checkContext) };
}

/** Somebody whose words no sample has. */
export const answers: Answers = {
  name: 'Willow & Stone Therapy',
  shortName: 'Willow',
  url: 'https://willow-stone.org',
  phone: '(212) 736-5000',
  email: 'desk@willow-stone.org',
  country: 'US',
  city: 'Ithaca',
  region: 'New York',
  people: [{ name: 'Dana Okafor', title: 'Counselor' }, { name: 'Jo Petrov' }],
};

/** The errors of a made site, in words. */
export function listErrors({ check }: Sample, { config }: MadeSite): string[] {
  return check(config).problems.flatMap(({ severity, path, code, message }) =>
    severity === 'error' ? [`${code} ${path}: ${message}`] : [],
  );
}

/** Makes the site of the answers, with some of them changed. */
export function make({ config }: Sample, changed: Partial<Answers> = {}): MadeSite {
  return makeSite(config, { ...answers, ...changed });
}
