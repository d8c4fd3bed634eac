/** The scripts in a site’s package.json: command name → call. */
const scripts: Readonly<Record<string, string>> = {
  start: 'npm start',
  edit: 'npm run edit',
  build: 'npm run build',
  validate: 'npm run check',
  // Both show what you save.
  dev: 'npm start',
};

/**
 * Replaces the calls of this project, such as `npm run validate -- --fix`, with those of a site that
 * installed the engine: `npx pagewright validate --fix`.
 */
export function nameCommands(text: string): string {
  return text.replaceAll(
    /npm run ([a-z][a-z-]*(?![\w:$-]))( --(?= ))?/g,
    (_all, name: string, options?: string) =>
      (options === undefined ? scripts[name] : undefined) ?? `npx pagewright ${name}`,
  );
}

/** Replaces the paths of guides with their paths in a site. */
export function nameGuides(message: string): string {
  return message.replaceAll(
    /(?<![\w/.-])docs\/editing\/[\w-]+\.md/g,
    (file) => `node_modules/pagewright/${file}`,
  );
}
