import { describeReports, formatProblems } from '../../check/report/format-problems';
import { compileSchema } from '../../check/schema/compile-schema';
import { iconSpriteUrl } from '../../payload/page-paths';
import { renderIconSprite } from '../../render/icon-sprite';
import { keepNames } from '../completions/keep-names';
import { UnreadablePictures } from '../../io/command-error';
import { listWidgets, type LocalWidgets } from '../mock-provider/list-widgets';
import { planFile } from '../outputs/output';
import { planSite, type App } from '../outputs/plan-site';
import { loadConfig, type SiteSource } from '../load-config';
import { createPlannedSite, type PlannedSite } from './planned-site';
import { describeSchemaFault, type ShownProblems } from './shown-problems';

export interface DevLoad {
  /** undefined while the config has errors */
  site?: PlannedSite;
  /** errors and warnings with code frames, for the terminal; empty when there are none */
  report: string;
  /** the same for the browser */
  shown?: ShownProblems;
  /** those that are loaded from this computer; undefined while the config has errors */
  widgets?: LocalWidgets;
}

/** Found once: the dev server loads this module again when a schema has changed. */
const schemaFault = findSchemaFault();

/** Reads and checks the config, and prepares the pages if it is valid. */
export async function loadDevSite(source: SiteSource): Promise<DevLoad> {
  if (schemaFault) return { report: schemaFault.text, shown: schemaFault };
  try {
    return await loadSite(source, []);
  } catch (error) {
    if (error instanceof UnreadablePictures) return loadSite(source, error.files);
    throw error;
  }
}

/** What keeps the schemas from being used: a name that no schema has, a value that does not fit. */
function findSchemaFault(): ShownProblems | undefined {
  try {
    compileSchema();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return describeSchemaFault(`The files in schema/ have an error: ${error.message}`);
  }
}

async function loadSite(source: SiteSource, damagedPictures: readonly string[]): Promise<DevLoad> {
  const viewing = { draftsFor: 'editor' } as const;
  const { problems, text, ...checked } = loadConfig(source, damagedPictures, viewing);
  const { config, translations, english, pictureKeys } = checked;
  keepNames(source, checked);
  const file = 'site.config.json';
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  const site = config && {
    site: createPlannedSite(
      config,
      await planSite(config, {
        publicFolder: source.publicFolder,
        app,
        metaPolicy: 'none',
        translations,
        english,
        pictureKeys,
      }),
    ),
    widgets: listWidgets(config),
  };
  if (problems.length === 0) return { report: '', ...site };
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const counts = describeReports([{ file, text, problems }]);
  const written = formatProblems(problems, { text, file, color: false });
  return {
    report: formatProblems(problems, { text, file, color }),
    shown: {
      summary: hasErrors ? `${counts}: the last working version is shown` : counts,
      text: written.slice(0, -counts.length).trimEnd(),
      hasErrors,
    },
    ...site,
  };
}

/** The code as Vite serves it, module by module. */
const app: App = {
  key: 'dev',
  script: '/src/entry-client.ts',
  outputs: [planFile(iconSpriteUrl, renderIconSprite)],
};
