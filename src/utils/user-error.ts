/** An error that its reader can solve: the message explains it and the solution. */
export class UserError extends Error {}
