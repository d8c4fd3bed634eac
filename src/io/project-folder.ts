import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What the config of a site is called in its folder. */
export const configName = 'site.config.json';

/**
 * The folder of the site that commands work on: all paths begin here. It is the one that the command was
 * started in, or the nearest around it that has a config.
 */
export const projectFolder = findProject(process.cwd()) ?? process.cwd();

function findProject(folder: string): string | undefined {
  if (existsSync(join(folder, configName))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findProject(parent);
}

/** The site of the project: the config that is edited, and the files that are published as they are. */
export const projectSite = {
  configFile: join(projectFolder, configName),
  publicFolder: join(projectFolder, 'public'),
};

/** The path of the config from the folder that a command was started in. */
export function locateConfig(): string {
  return relative(process.cwd(), projectSite.configFile);
}
