/** What the person in front of the computer can solve: the message says what is wrong and what to do. */
export class UserError extends Error {}
