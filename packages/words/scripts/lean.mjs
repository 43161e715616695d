/** A text file as programs carry it: comments and blank lines serve translators only. @param {string} text */
export function lean(text) {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !/^#|^\s*$/.test(line))
    .map((line) => line.replace(/^ {4}(?=\S)/, ' '))
    .join('\n');
}
