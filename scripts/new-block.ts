import { scaffoldBlock } from './generate/block-scaffold';
import { runScaffold } from './generate/create-files';
import { projectFolder } from './project-folder';

await runScaffold(projectFolder, process.argv[2], {
  what: 'block type',
  example: 'npm run new-block opening-hours',
  scaffold: scaffoldBlock,
  next: (type) => `schema/blocks/${type}.schema.json and src/blocks/${type}.tsx`,
});
