import { join } from 'node:path';

/** The folder of the project, wherever a command was started: all other paths begin here. */
export const projectFolder = join(import.meta.dirname, '..');

/** The site of the project: the config that is edited, and the files that are published as they are. */
export const projectSite = {
  configFile: join(projectFolder, 'site.config.json'),
  publicFolder: join(projectFolder, 'public'),
};
