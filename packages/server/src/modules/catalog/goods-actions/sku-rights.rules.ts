/** What a save of a goods needs rights for, beside the one to write goods. */

type Known = {
  id: number;
  values: readonly string[];
  price: string;
  was_price: string | null;
  stock: number;
};
type Wanted = Omit<Known, 'id'> & { id?: number | undefined; stock_was?: number | undefined };

const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b);

/** A new sku brings a price and a stock; stock is changed by what it differs from what was seen. */
export function listSkuRights(
  known: readonly Known[],
  wanted: readonly Wanted[],
): ('goods.price' | 'goods.stock')[] {
  const pairs = wanted.map((sku) => ({
    sku,
    before: known.find(({ id, values }) =>
      sku.id === undefined ? isSame(values, sku.values) : id === sku.id,
    ),
  }));
  const isPriced = pairs.some(
    ({ sku, before }) => before?.price !== sku.price || before.was_price !== sku.was_price,
  );
  const isStocked = pairs.some(({ sku, before }) => !before || sku.stock !== (sku.stock_was ?? before.stock));
  return [...(isPriced ? ['goods.price' as const] : []), ...(isStocked ? ['goods.stock' as const] : [])];
}
