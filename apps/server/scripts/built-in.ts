/**
 * Packages whose code becomes a part of the server's package: the mails, which are not published, and turndown, whose
 * parser would bring 8 MB of tests along.
 */
export const BUILT_IN: readonly string[] = ['@quandary/mail-letters', 'turndown', '@mixmark-io/domino']
