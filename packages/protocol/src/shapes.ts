/** What is packed into messages, as it must look unpacked. */
import type { GameEvent, View } from '@draco-table/engine';

export interface Shapes {
  view: View;
  event: GameEvent;
}
