/** The name of the config in the folder of a site. */
export const configName = 'site.config.json';

/** The folder of the site in the memory of the worker. */
export const projectFolder = '/site';
