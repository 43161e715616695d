import { URI } from 'vscode-uri';

/** The path by which the server knows a file; clients write the same URI in several ways. */
export const pathOf = (uri: string): string => URI.parse(uri).path;

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** URIs as the client writes them: the one it used for a file, else one like that of the folder it opened. */
export interface Uris {
  learn(uri: string): string;
  of(path: string): string;
}

export function createUris(): Uris {
  const known = new Map<string, string>();
  let like = URI.file('/');
  return {
    learn(uri) {
      const path = pathOf(uri);
      known.set(path, uri);
      like = URI.parse(uri);
      return path;
    },
    of: (path) => known.get(path) ?? like.with({ path, query: '', fragment: '' }).toString(),
  };
}
