import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definition } from '../../content/schema/walk-schema';
import { CommandError } from '../../io/command-error';
import { engineFolder } from '../../io/engine-folder.mjs';
import { customBlocksFolder, explainBlockType } from '../../io/custom-blocks.mjs';
import { projectFolder } from '../../io/project-folder';
import { writeCall } from '../command';
import { runCommand } from '../run-command';

const templateFolder = join(engineFolder, 'src/cli/templates/block');

await runCommand({
  name: 'new',
  about: 'Creates the files of a new block type in the folder of the site.',
  operands: {
    value: 'block NAME',
    about: 'the block type, such as price-table',
    least: 2,
    most: 2,
  },
  examples: { 'block price-table': 'creates blocks/price-table.tsx and its schema' },
  exits: { 0: 'the files were created' },
  run(_options, [kind, name = '']) {
    if (kind !== 'block') {
      throw new CommandError(
        `Only blocks can be created. Run: ${writeCall('new', ['block', name])}`,
      );
    }
    assertFree(name);
    const folder = join(projectFolder, customBlocksFolder);
    mkdirSync(folder, { recursive: true });
    for (const template of readdirSync(templateFolder)) {
      const text = readFileSync(join(templateFolder, template), 'utf8').replaceAll(
        '__name__',
        name,
      );
      const file = template.replace('__name__', name).replace(/\.template$/, '');
      writeFileSync(join(folder, file), text, { flag: 'wx' });
      console.log(`Wrote ${customBlocksFolder}/${file}.`);
    }
    console.log(`Use it on a page: { "type": "${name}", "text": "…" }`);
  },
});

/** @throws CommandError when the name cannot be a type, or is taken */
function assertFree(name: string): void {
  const fault = explainBlockType(name);
  if (fault !== undefined) throw new CommandError(fault);
  if (definition('Block').properties?.['type']?.enum?.includes(name)) {
    throw new CommandError(`A block type "${name}" already exists. Choose another name.`);
  }
}
