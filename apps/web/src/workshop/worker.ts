import type { Library } from './library.js';
import type { Call, Reply, Service } from './protocol.js';
import { createService } from './service.js';

/** The first message brings the library; what is asked before it is there waits. */
let service: Service | undefined;

addEventListener('message', ({ data }: MessageEvent<Library | Call>) => {
  if ('sources' in data) {
    service = createService(data);
    return;
  }
  postMessage(answer(data));
});

function answer({ id, method, args }: Call): Reply {
  try {
    const run = service?.[method] as ((...given: unknown[]) => unknown) | undefined;
    return run ? { id, ok: true, value: run(...args) } : { id, ok: false, message: 'Not ready.' };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
