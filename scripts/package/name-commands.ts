import { siteNames, siteScripts } from '../../src/cli/command';

/** Shows what you save, as `npm start` does in a site. */
const dev = 'dev';

/**
 * Replaces the calls of this project, such as `npm run validate -- --fix`, with those of a site that
 * installed the engine: `npx pagewright validate --fix`.
 */
export function nameCommands(text: string): string {
  return text.replaceAll(
    /npm run ([a-z][a-z-]*(?![\w:-]))( --(?= ))?/g,
    (_all, name: string, options?: string) =>
      (options === undefined ? siteScripts.get(name === dev ? 'start' : name) : undefined) ??
      `npx pagewright ${siteNames.get(name) ?? name}`,
  );
}

/** Replaces the paths of guides with their paths in a site. */
export function nameGuides(message: string): string {
  return message.replaceAll(
    /(?<![\w/.-])docs\/editing\/[\w-]+\.md/g,
    (file) => `node_modules/pagewright/${file}`,
  );
}
