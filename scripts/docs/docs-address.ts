/** Path below which the dev server shows the reference. Nothing of it is in the built site. */
export const docsPath = '/_docs/';

/**
 * Where links in VS Code lead. It shows no relative links in its help, and whoever edits has the
 * dev server running, so they lead there; 5173 is the port it takes when it is free.
 */
export const docsAddress = `http://localhost:5173${docsPath}`;
