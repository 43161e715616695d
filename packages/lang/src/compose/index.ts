/** The composer's model: a card as sentences with fields, what may stand in them, and what choosing it does to the text. */
export { composeCard, findCard } from './card.js';
export { type Change, changeCard } from './change.js';
export {
  type Body,
  type ComposedCard,
  type Field,
  fieldsOf,
  type Line,
  type More,
  type Part,
  partsOfCard,
  type TextChange,
} from './model.js';
export { newCard } from './new-card.js';
export { type Offer, offersFor } from './offers.js';
