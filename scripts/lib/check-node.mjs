// Read by every Node, the oldest too: keep to plain syntax and no imports.

/**
 * What is wrong with this version of Node, in a sentence; nothing when it will do.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeTrouble(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  // The bundler's own range: ^20.19 || >=22.12.
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return (
    'This needs Node.js 20.19 or newer (of the 22 line: 22.12 or newer), and this is Node.js ' +
    version +
    '; install a current one from https://nodejs.org and run the command again.'
  );
}
