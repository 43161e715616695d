import { DracoTable } from './draco-table.js';

// A page may load the script twice, or two versions of it: the first one wins.
if (!customElements.get('draco-table')) customElements.define('draco-table', DracoTable);

declare global {
  interface HTMLElementTagNameMap {
    'draco-table': DracoTable;
  }
}
