import { codes } from './codes.mjs';

export default { load: () => codes().map(({ code, severity, title }) => ({ code, severity: severity ?? '', title })) };
