// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.

/** What `pagewright` can do: name of a command → its module in `src/cli/commands/`. */
export const commandModules = /** @type {const} */ ({
  start: 'start',
  edit: 'edit',
  check: 'validate',
  validate: 'validate',
  build: 'build',
  preview: 'preview',
  format: 'format',
  translations: 'translations',
  due: 'due',
  'new-site': 'new-site',
  explain: 'explain',
  review: 'review',
  upgrade: 'upgrade',
  new: 'new',
  help: 'help',
});
