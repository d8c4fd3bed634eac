import { writeSiteCall } from '../../src/cli/command';

/**
 * Replaces the calls of this project, such as `npm run validate -- --fix`, with those of a site that
 * installed the engine: `npx pagewright validate --fix`.
 */
export function nameCommands(text: string): string {
  return text.replaceAll(
    /npm run ([a-z][a-z-]*(?![\w:-]))( --(?= ))?/g,
    // A site has no dev server: `npm start` shows what you save.
    (_all, name: string, options?: string) =>
      writeSiteCall(name === 'dev' ? 'start' : name, options !== undefined),
  );
}

/** Replaces the paths of guides with their paths in a site. */
export function nameGuides(message: string): string {
  return message.replaceAll(
    /(?<![\w/.-])docs\/(?:editing\/[\w-]+|developing\/browser-editor)\.md/g,
    (file) => `node_modules/pagewright/${file}`,
  );
}
