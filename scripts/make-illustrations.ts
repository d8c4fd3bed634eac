import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIllustrations } from './illustrations/draw-illustrations';
import { readPicturedEntities } from './illustrations/read-pictures';
import { projectFolder } from './project-folder';

const configFile = join(projectFolder, 'site.config.json');

const entities = readPicturedEntities(readFileSync(configFile, 'utf8'));
const pictures = drawIllustrations(entities);
mkdirSync(join(projectFolder, 'public/images'), { recursive: true });
for (const [file, svg] of pictures) writeFileSync(join(projectFolder, 'public', file), svg);
console.log(`wrote ${pictures.size} pictures to public/images/`);
