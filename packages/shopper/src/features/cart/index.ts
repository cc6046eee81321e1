/** Public API of the cart. Importing it lets the cart follow the session. */
export type { NewLine } from './cart.rules.ts';
export { addToCart, loadCart, loadCartWith, useCart } from './store.ts';
