import { join } from 'node:path';
import { progress } from '../commands/progress';
import { loadConfig } from '../read/load-config';
import { measureAssets } from '../read/measure-assets';
import { readSchemaFiles } from '../generate/schema-files';
import { projectFolder } from '../project-folder';
import { drawBlockPictures } from './block-pictures';
import { readGuides } from './guides';
import { renderDocs } from './render-docs';

/**
 * The reference, made from the schemas, the config and the guides as they are now. While the config has errors,
 * it has no pictures.
 *
 * @param folder the project
 * @returns path in the reference → content of the file
 */
export async function loadDocs(folder: string): Promise<Map<string, string>> {
  const publicFolder = join(folder, 'public');
  const { config } = loadConfig({ configFile: join(folder, 'site.config.json'), publicFolder });
  progress.begin('drawing blocks');
  const pictures = config && drawBlockPictures(config, await measureAssets(publicFolder));
  progress.begin('writing the reference');
  const files = readSchemaFiles(join(folder, 'schema'));
  return renderDocs(files, readGuides(projectFolder), pictures ?? new Map());
}
