import { runCommand } from '../src/cli/run-command';
import { projectFolder } from '../src/io/project-folder';

await runCommand({
  name: 'new-rule',
  about: 'Creates a new validation rule and its test.',
  operands: {
    value: 'FAMILY/NAME',
    about: 'a folder of src/check/rules and the name of the rule, in lowercase with hyphens',
    least: 1,
    most: 1,
  },
  examples: { 'quality/posts-signed': 'creates a rule in the family "quality"' },
  exits: { 0: 'the files were written', 1: 'a file already exists; nothing was written' },
  async run(_options, [name = '']) {
    const { runScaffold } = await import('./generate/create-files');
    const { ruleFamilies, scaffoldRule } = await import('./generate/scaffolds');
    return runScaffold(name, {
      what: 'rule',
      example: 'quality/posts-signed',
      form: {
        pattern: new RegExp(`^(?:${ruleFamilies.join('|')})/[a-z]+(-[a-z]+)*$`),
        words: `its family (${ruleFamilies.join(', ')}), a slash and a name in lowercase with hyphens`,
      },
      scaffold: (path) => scaffoldRule(path, projectFolder),
      next: (path) => `src/check/rules/${path}.ts and tests/check/rules/${path}.test.ts`,
    });
  },
});
