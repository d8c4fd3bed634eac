import { runScaffold } from './generate/create-files';
import { scaffoldEntity } from './generate/entity-scaffold';
import { projectFolder } from './project-folder';

await runScaffold(projectFolder, process.argv[2], {
  what: 'kind of entry',
  example: 'npm run new-entity event-series',
  scaffold: scaffoldEntity,
  next: (name) => `schema/entities/${name}.schema.json and src/pages/cards/${name}-cards.ts`,
});
