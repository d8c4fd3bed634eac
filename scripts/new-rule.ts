import { runScaffold } from './generate/create-files';
import { ruleFamilies, scaffoldRule } from './generate/rule-scaffold';
import { projectFolder } from './project-folder';

await runScaffold(projectFolder, process.argv[2], {
  what: `rule, after its family (${ruleFamilies.join(', ')}),`,
  example: 'npm run new-rule quality/posts-signed',
  form: new RegExp(`^(?:${ruleFamilies.join('|')})/[a-z]+(-[a-z]+)*$`),
  scaffold: (path) => scaffoldRule(path, projectFolder),
  next: (path) => `src/config/rules/${path}.ts and tests/config/rules/${path}.test.ts`,
});
