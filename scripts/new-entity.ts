import { runCommand } from './commands/run-command';

await runCommand({
  name: 'new-entity',
  about:
    'Makes the files of a new kind of entry: schemas of the entry and its cards, the builder of the cards, test and fixtures.',
  operands: {
    value: 'NAME',
    about: 'one of them, in lower case with hyphens; its list gets the plural',
    least: 1,
    most: 1,
  },
  examples: { 'event-series': 'makes entries that are listed as cards and have pages' },
  exits: { 0: 'the files were written', 1: 'one of them is there already; nothing was written' },
  async run(_options, [name = '']) {
    const { runScaffold } = await import('./generate/create-files');
    const { scaffoldEntity } = await import('./generate/entity-scaffold');
    return runScaffold(name, {
      what: 'kind of entry',
      example: 'event-series',
      scaffold: scaffoldEntity,
      next: (kind) => `schema/entities/${kind}.schema.json and src/pages/cards/${kind}-cards.ts`,
    });
  },
});
