/** For people who may read a repository but not write to it: they send it to its owner. */
export const accessLetter =
  'Hello! I edit our website, but I can’t publish my changes because I don’t have write access to its repository. Could you give it to me? At GitHub, open the repository, choose “Settings”, then “Collaborators”, and add my account. Thank you!';
