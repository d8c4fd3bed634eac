import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findUp } from './engine-folder.mjs';

/** What the config of a site is called in its folder. */
export const configName = 'site.config.json';

/**
 * The folder of the site that commands work on: all paths begin here. It is the one that the command was
 * started in, or the nearest around it that has a config.
 */
export const projectFolder =
  findUp(process.cwd(), (folder) => existsSync(join(folder, configName))) ?? process.cwd();

/** The site of the project: the config that is edited, and the files that are published as they are. */
export const projectSite = {
  configFile: join(projectFolder, configName),
  publicFolder: join(projectFolder, 'public'),
};

/** The path of the config from the folder that a command was started in. */
export function locateConfig(): string {
  return relative(process.cwd(), projectSite.configFile);
}
