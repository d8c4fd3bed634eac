/** The message for an editor that cannot even be started. */
export const startWords = {
  failed: 'The editor couldn’t be started.',
  whatToDo:
    'If the site software has been updated, stop “npm run edit”, run “npm ci”, then start it again. Otherwise try again here. If neither works, send your developer this message:',
} as const;
