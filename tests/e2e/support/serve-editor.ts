// Opens the editor of a copy of a test site, so that saving changes no file of the project.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEditor } from '../../../scripts/edit/start-editor';
import { formatConfig } from '../../../src/config/format-config';
import { readTestSite } from '../../sites/read-site';
import { ports } from './ports';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Say which folder the copy is written to.');
const site = readTestSite('another-practice');
const configFile = join(folder, 'site.config.json');
const publicFolder = join(folder, 'public');
writeFileSync(configFile, formatConfig(site.text));
cpSync(site.publicFolder, publicFolder, { recursive: true });
const editor = { configFile, publicFolder, folder: join(folder, '.editor') };
const { address } = await startEditor(editor, Number(process.argv[3] ?? ports.editor));
console.log(address);
