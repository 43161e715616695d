export { LIMITS, type Limits } from './limits.js';
export { isLostConnection } from './rooms.js';
export { createTableServer, type ServerOptions, type TableServer } from './server.js';
export { siteOf } from './site.js';
