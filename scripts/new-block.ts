import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { scaffoldBlock } from './generate/block-scaffold';
import { writeGeneratedFiles } from './generate';
import { projectFolder } from './project-folder';

async function createBlock(type: string | undefined): Promise<void> {
  if (!type || !/^[a-z]+(-[a-z]+)*$/.test(type)) {
    console.error(
      'Name the block type in lower case with hyphens: npm run new-block opening-hours',
    );
    process.exitCode = 2;
    return;
  }
  const files = scaffoldBlock(type);
  const taken = [...files.keys()].find((file) => existsSync(join(projectFolder, file)));
  if (taken) {
    console.error(`${taken} exists already; nothing was written.`);
    process.exitCode = 1;
    return;
  }
  const style = await resolveConfig(join(projectFolder, 'package.json'));
  for (const [file, text] of files) {
    const path = join(projectFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(text, { ...style, filepath: file }));
    console.log(`wrote ${file}`);
  }
  for (const file of await writeGeneratedFiles(projectFolder)) console.log(`wrote ${file}`);
  console.log(`Next: change schema/blocks/${type}.schema.json and src/blocks/${type}.tsx.`);
}

await createBlock(process.argv[2]);
