/** The server as the extension's parts see it. */
import type { Requests } from '@draco-table/lsp';

export interface Link {
  ask<M extends keyof Requests>(method: M, params: Requests[M][0]): Promise<Requests[M][1]>;
  tell(method: string, params: unknown): void;
}
