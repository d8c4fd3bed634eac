import { join } from 'node:path';

/** The folder of the project, wherever a command was started: all other paths begin here. */
export const projectFolder = join(import.meta.dirname, '../..');

/** What the config of a site is called in its folder. */
export const configName = 'site.config.json';

/** The site of the project: the config that is edited, and the files that are published as they are. */
export const projectSite = {
  configFile: join(projectFolder, configName),
  publicFolder: join(projectFolder, 'public'),
};
