// Opens the editor of a copy of a test site, so that saving changes no file of the project; of the file
// that is in the folder, if there is one.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEditor } from '../../../scripts/edit/start-editor';
import { formatConfig } from '../../../src/config/format-config';
import { readTestSite } from '../../sites/read-site';

const [, , folder, port] = process.argv;
if (folder === undefined || port === undefined) throw new Error('Say a folder and a port.');
const site = readTestSite('another-practice');
const configFile = join(folder, 'site.config.json');
const publicFolder = join(folder, 'public');
if (!existsSync(configFile)) writeFileSync(configFile, formatConfig(site.text));
cpSync(site.publicFolder, publicFolder, { recursive: true });
const editor = { configFile, publicFolder, folder: join(folder, '.editor') };
const { address } = await startEditor(editor, Number(port));
console.log(address);
