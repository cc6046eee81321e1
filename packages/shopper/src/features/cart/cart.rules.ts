/**
 * The cart, pure. Lines are grouped by shop. A shop is chosen when all its lines are, select-all is on
 * when every shop is; choosing counts only lines that can be bought, but in manage mode every line, for there
 * it is for deleting. A number never falls below 1 by decreasing nor rises above the stock. Sums are exact
 * cents. No function changes the cart it is given; one that has nothing to do answers that same cart.
 */
import type { CartLine, CartShop } from '@chengji/contract';
import { asCents, type Cents, formatMoney, multiplyCents, parseMoney } from '@chengji/contract/money';

export type Cart = {
  list: CartShop[];
  /** Pieces in the cart. */
  cartnum: number;
  /** Shops chosen whole. */
  allchoose: number;
  /** What the chosen lines cost. */
  allsum: string;
  /** Pieces chosen. */
  allnum: number;
  /** Select-all is on. */
  status: boolean;
  /** Manage mode is on. */
  operate: boolean;
};

export type LineKey = Pick<CartLine, 'goods_id' | 'sku_id'>;

export const MAX_PIECES = 9_999;

export const emptyCart: Cart = {
  list: [],
  cartnum: 0,
  allchoose: 0,
  allsum: '0.00',
  allnum: 0,
  status: false,
  operate: false,
};

export const multiplyPrice = (price: string, number: number): string =>
  formatMoney(multiplyCents(parseMoney(price), number));

export const isSameLine = (a: LineKey, b: LineKey): boolean =>
  a.goods_id === b.goods_id && a.sku_id === b.sku_id;

/** How many pieces of a line may be in the cart at most. */
export const maxQuantity = (line: CartLine): number => Math.max(1, Math.min(line.sku.stock, MAX_PIECES));

export const listLines = (cart: Cart): CartLine[] => cart.list.flatMap((shop) => shop.products);

export const chosenLines = (cart: Cart): CartLine[] => listLines(cart).filter((line) => line.checked);

export const findLine = (cart: Cart, key: LineKey): CartLine | undefined =>
  listLines(cart).find((line) => isSameLine(line, key));

const canChoose = (line: CartLine, operate: boolean): boolean => operate || line.state === 'ok';

/** All of something, and at least one: select-all of nothing is off. */
const allAndSome = <T>(items: readonly T[], test: (item: T) => boolean): boolean =>
  items.length > 0 && items.every(test);

function countShop(shop: CartShop, operate: boolean): CartShop {
  const products = shop.products.map((line) =>
    line.checked && !canChoose(line, operate) ? { ...line, checked: false } : line,
  );
  const choosable = products.filter((line) => canChoose(line, operate));
  return {
    ...shop,
    products,
    choose: products.filter((line) => line.checked).length,
    check: allAndSome(choosable, (line) => line.checked),
  };
}

const pieces = (lines: CartLine[]): number => lines.reduce((sum, line) => sum + line.number, 0);

/** A cart's total may exceed the largest amount; its order is refused then. */
const sumUp = (lines: CartLine[]): Cents =>
  asCents(
    Math.min(
      lines.reduce((sum, line) => sum + parseMoney(line.sum), 0),
      Number.MAX_SAFE_INTEGER,
    ),
  );

/** What the chosen lines of one shop cost. */
export const computeShopSum = ({ products }: CartShop): string =>
  formatMoney(sumUp(products.filter((line) => line.checked)));

/** Every count and total is computed from the lines and never stored beside them. */
function count(groups: CartShop[], operate: boolean): Cart {
  const list = groups.filter((shop) => shop.products.length > 0).map((shop) => countShop(shop, operate));
  const lines = list.flatMap((shop) => shop.products);
  const chosen = lines.filter((line) => line.checked);
  const choosable = list.filter((shop) => shop.products.some((line) => canChoose(line, operate)));
  return {
    list,
    cartnum: pieces(lines),
    allchoose: list.filter((shop) => shop.check).length,
    allsum: formatMoney(sumUp(chosen)),
    allnum: pieces(chosen),
    status: allAndSome(choosable, (shop) => shop.check),
    operate,
  };
}

function changeLines(cart: Cart, change: (line: CartLine) => CartLine): Cart {
  let isChanged = false;
  const list = cart.list.map((shop) => ({
    ...shop,
    products: shop.products.map((line) => {
      const changed = change(line);
      isChanged ||= changed !== line;
      return changed;
    }),
  }));
  return isChanged ? count(list, cart.operate) : cart;
}

const withNumber = (line: CartLine, number: number): CartLine =>
  number === line.number ? line : { ...line, number, sum: multiplyPrice(line.sku.price, number) };

const withSource = (line: CartLine, { from }: Pick<CartLine, 'from'>): CartLine =>
  from ? { ...line, from } : line;

const withChoice = (line: CartLine, checked: boolean, operate: boolean): CartLine =>
  line.checked === checked || (checked && !canChoose(line, operate)) ? line : { ...line, checked };

/** A cart as it was stored or came from the server. */
export const toCart = (list: CartShop[], operate = false): Cart => count(list, operate);

/**
 * What the server answered, with the choices made here: the server knows numbers, not each choice.
 * Lines that are new here come as the server says.
 */
export function refresh(cart: Cart, list: CartShop[]): Cart {
  const chosenHere = (line: CartLine) => findLine(cart, line)?.checked ?? line.checked;
  const groups = list.map((shop) => ({
    ...shop,
    products: shop.products.map((line) => ({ ...line, checked: chosenHere(line) })),
  }));
  return count(groups, cart.operate);
}

export const chooseLine = (cart: Cart, key: LineKey): Cart =>
  changeLines(cart, (line) => (isSameLine(line, key) ? withChoice(line, !line.checked, cart.operate) : line));

/** These lines and no others. */
export const chooseOnly = (cart: Cart, keys: readonly LineKey[]): Cart =>
  changeLines(cart, (line) =>
    withChoice(
      line,
      keys.some((key) => isSameLine(key, line)),
      cart.operate,
    ),
  );

export function chooseShop(cart: Cart, shopId: number): Cart {
  const shop = cart.list.find((one) => one.shop_id === shopId);
  if (!shop) return cart;
  return changeLines(cart, (line) =>
    line.shop_id === shopId ? withChoice(line, !shop.check, cart.operate) : line,
  );
}

export const chooseAll = (cart: Cart): Cart =>
  changeLines(cart, (line) => withChoice(line, !cart.status, cart.operate));

export type NewLine = Omit<CartLine, 'sum' | 'checked' | 'state'> & Pick<CartShop, 'shop_type'>;

/** A line that is in the cart already grows, and counts as found where it was found last; a new one comes first, unchosen, so that its shop is no longer chosen as a whole. */
export function addLine(cart: Cart, added: NewLine): Cart {
  if (findLine(cart, added))
    return changeLines(cart, (line) =>
      isSameLine(line, added)
        ? withSource(withNumber(line, Math.min(line.number + added.number, maxQuantity(line))), added)
        : line,
    );
  const { shop_type, ...fields } = added;
  const number = Math.min(added.number, Math.max(1, Math.min(added.sku.stock, MAX_PIECES)));
  const line: CartLine = {
    ...fields,
    number,
    sum: multiplyPrice(added.sku.price, number),
    checked: false,
    state: added.sku.stock > 0 ? 'ok' : 'sold_out',
  };
  const { shop_id, shop_name } = added;
  const shop = cart.list.find((one) => one.shop_id === shop_id) ?? {
    shop_id,
    shop_name,
    shop_type,
    products: [],
    check: false,
    choose: 0,
  };
  const others = cart.list.filter((one) => one.shop_id !== shop_id);
  return count([{ ...shop, products: [line, ...shop.products] }, ...others], cart.operate);
}

export const increase = (cart: Cart, key: LineKey): Cart =>
  changeLines(cart, (line) =>
    isSameLine(line, key) && line.number < maxQuantity(line) ? withNumber(line, line.number + 1) : line,
  );

/** Works only while the number is above 1; taking a line out is deleting. */
export const decrease = (cart: Cart, key: LineKey): Cart =>
  changeLines(cart, (line) =>
    isSameLine(line, key) && line.number > 1 ? withNumber(line, line.number - 1) : line,
  );

/** Takes the chosen lines out; with select-all on, everything. */
export function deleteChosen(cart: Cart): Cart {
  if (cart.status) return { ...emptyCart, operate: cart.operate };
  return deleteLines(cart, chosenLines(cart));
}

export function deleteLines(cart: Cart, keys: readonly LineKey[]): Cart {
  const list = cart.list.map((shop) => ({
    ...shop,
    products: shop.products.filter((line) => !keys.some((key) => isSameLine(line, key))),
  }));
  return count(list, cart.operate);
}

export const toggleManage = (cart: Cart): Cart => count(cart.list, !cart.operate);
