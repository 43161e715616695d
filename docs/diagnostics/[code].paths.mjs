import { codes } from './codes.mjs';

// A fence longer than any in the example, so that no example can end it.
const block = (title, text) => (text ? [`## ${title}`, '', '````draco', text.trimEnd(), '````', ''] : []);

const page = ({ code, title, severity, message, help, explanation, failing, mended }) =>
  [
    `# ${code}: ${title}`,
    '',
    ...(severity ? [`Severity: **${severity}**`, ''] : []),
    ...(message ? [`> ${message}`, ''] : []),
    ...(explanation ? [explanation, ''] : []),
    ...(help ? [`**Help:** ${help}`, ''] : []),
    ...block('Gives the problem', failing),
    ...block(failing ? 'Mended' : 'Example', mended),
    `In a terminal: \`draco explain ${code}\`.`,
    '',
  ].join('\n');

export default {
  paths: () => codes().map((facts) => ({ params: { code: facts.code }, content: page(facts) })),
};
