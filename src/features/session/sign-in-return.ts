/**
 * Where the writer was going when they asked for a sign-in by email, as raw text in local storage: the link of the mail is built
 * by the server, which does not know it, and opens in another tab. Gone with the next login.
 */
export const returnKey = 'signInReturn';
