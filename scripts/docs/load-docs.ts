import { join } from 'node:path';
import { loadConfig } from '../read/load-config';
import { measureAssets } from '../read/measure-assets';
import { readSchemaFiles } from '../generate/schema-files';
import { drawBlockPictures } from './block-pictures';
import { renderDocs } from './render-docs';

/**
 * The reference, made from the schemas and the config as they are now. While the config has errors,
 * it has no pictures.
 *
 * @param folder the project
 * @returns path in the reference → content of the file
 */
export async function loadDocs(folder: string): Promise<Map<string, string>> {
  const publicFolder = join(folder, 'public');
  const { config } = loadConfig({ configFile: join(folder, 'site.config.json'), publicFolder });
  const pictures = config && drawBlockPictures(config, await measureAssets(publicFolder));
  return renderDocs(readSchemaFiles(join(folder, 'schema')), pictures ?? new Map());
}
