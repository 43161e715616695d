/**
 * Something the person at the keyboard can mend: a port in use, no network, no browser.
 * The entry point prints the message, one sentence, and leaves with exit code 2.
 */
export class Trouble extends Error {}
