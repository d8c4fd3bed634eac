/** The problems that the dev server shows in the browser. */
export interface ShownProblems {
  /** `1 error, 2 warnings in site.config.json` */
  summary: string;
  /** each with its place and the line itself */
  text: string;
  hasErrors: boolean;
}

/** The browser asks with this event, and gets an answer of the same name. */
export const problemsEvent = 'site:problems';

/** The element that shows them. */
export const problemsElement = 'site-problems';

/** A fault of the schemas, which keeps the config from being checked. */
export function describeSchemaFault(text: string): ShownProblems {
  return {
    summary: 'An error in a schema: the last working version is shown',
    text,
    hasErrors: true,
  };
}
