/**
 * Puts new blocks between the marks of a page: `<!-- bench NAME -->` and `<!-- end NAME -->`. Blocks that were not
 * measured stay. Gives the page, and the names of blocks that it has no marks for and that were left as they were.
 * @param {string} page @param {Record<string, string>} blocks
 */
export function fillPage(page, blocks) {
  const found = new Set();
  const filled = page.replace(/(<!-- bench ([\w-]+) -->\n)[\s\S]*?(<!-- end \2 -->)/g, (whole, open, name, close) => {
    found.add(name);
    return blocks[name] === undefined ? whole : `${open}\n${blocks[name]}\n\n${close}`;
  });
  return {
    page: filled,
    unplaced: Object.keys(blocks).filter((name) => !found.has(name)),
    kept: [...found].filter((name) => blocks[name] === undefined),
  };
}
