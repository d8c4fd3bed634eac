import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Problem } from '../../src/check/problem';
import { hosts } from '../../src/published/hosts/hosts';
import { findHeavyPages } from '../budgets/judge-pages';
import { findBlockingRequests } from '../budgets/measure-site';
import { buildSiteFolder } from '../../src/build/build-site';
import { progress } from '../../src/io/progress';
import { UnreadablePictures } from '../../src/io/command-error';
import { findPolicyFaults } from '../policies/find-policy-faults';
import { loadConfig, type SiteSource } from '../../src/build/load-config';

/** What was found out about a site without looking at it in a browser. */
export interface CheckedBuild {
  /** the text of the config, in which the problems are */
  text: string;
  problems: Problem[];
  /** what else is wrong, each in words */
  faults: string[];
  /** what could be better about the built pages, each in words */
  warnings: string[];
  /** whether there is a site to look at */
  built: boolean;
}

/**
 * Checks a config, builds its site and compares the policies and sizes of its pages with what they
 * should be.
 *
 * @param folder where the site goes; stays as it was if the config has errors
 */
export async function buildChecked(source: SiteSource, folder: string): Promise<CheckedBuild> {
  const { config, translations, english, problems, text } = loadConfig(source);
  if (!config) return { text, problems, faults: [], warnings: [], built: false };
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await buildSiteFolder(config, source.publicFolder, folder, hosts[0], { translations, english });
  } catch (error) {
    // Where the config shows a damaged picture helps more than its name.
    const known =
      error instanceof UnreadablePictures ? loadConfig(source, error.files) : { text, problems };
    const faults = [error instanceof Error ? error.message : String(error)];
    return { text: known.text, problems: known.problems, faults, warnings: [], built: false };
  }
  progress.begin('weighing pages');
  const heavy = findHeavyPages(folder);
  const tell = (wanted: 'error' | 'warning') =>
    heavy.filter(({ severity }) => severity === wanted).map(({ message }) => message);
  const blocking = findBlockingRequests(folder).map((what) => `blocks the first paint: ${what}`);
  const faults = [...findPolicyFaults(folder), ...blocking, ...tell('error')];
  return { text, problems, faults, warnings: tell('warning'), built: true };
}
