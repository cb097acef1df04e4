/**
 * Return path of a sign-in by email, as raw text in local storage. The server doesn't know it, and its link opens in
 * another tab. The next login deletes it.
 */
export const returnKey = 'signInReturn';
