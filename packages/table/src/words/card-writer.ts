// A file of its own, so that the grammar is fetched only for cards without a text.
export { cardWriter } from '@draco-table/text/generate';
