/** What passes between the extension and its server beyond the protocol and Draco's own requests. */

/** The games that come with the extension lie in a folder of this name, which no disk has. */
export const GAMES = '/draco-games/';

/** A file of the workspace as it lies on the disk, wherever that is; without a text if it is gone. */
export interface FileNote {
  path: string;
  text?: string;
  /** Why it has none though it is there. */
  refused?: 'large' | 'no text';
}

export const FILES_NOTE = 'draco/files';
