/** What is said when the editor cannot even be started. */
export const startWords = {
  failed: 'The editor could not be started.',
  whatToDo:
    'If the program of the site was updated since: end “npm run edit”, run “npm ci”, and start it again. Else try again here. If that does not help, send your developer what it says:',
} as const;
