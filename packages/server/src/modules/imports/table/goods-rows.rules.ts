import type { CallOut } from '@chengji/contract';
import type { TableRow } from './goods-table.rules.ts';

type Cells = TableRow['cells'];
type Goods = CallOut<'GET /seller/goods/details'> & { category: string };

/** A goods as lines of a table: one for each sku, and one more for each picture beyond them. */
export function toRows(goods: Goods, handle: string, base: string): Cells[] {
  const { skus, images } = goods;
  const lines = Math.max(skus.length, images.length);
  return Array.from({ length: lines }, (_, index) => ({
    handle,
    ...(index === 0 ? toHeadRow(goods) : {}),
    ...skuCells(goods, index, base),
    ...pictureCells(images[index], index, base),
  }));
}

const toHeadRow = (goods: Goods): Cells => ({
  title: goods.title,
  body: goods.content,
  type: goods.category,
  tags: goods.tags.join(', '),
  published: String(goods.state === 'on'),
  status: 'active',
  option1Name: goods.specs[0]?.name ?? 'Title',
  option2Name: goods.specs[1]?.name ?? '',
  option3Name: goods.specs[2]?.name ?? '',
});

function skuCells({ skus }: Goods, index: number, base: string): Cells {
  const sku = skus[index];
  if (!sku) return {};
  return {
    option1Value: sku.values[0] ?? 'Default Title',
    option2Value: sku.values[1] ?? '',
    option3Value: sku.values[2] ?? '',
    code: sku.code,
    grams: String(sku.weight_grams),
    stock: String(sku.stock),
    price: sku.price,
    wasPrice: sku.was_price ?? '',
    variantPublished: String(sku.is_on),
    variantImage: sku.image && `${base}${sku.image}`,
  };
}

const pictureCells = (image: string | undefined, index: number, base: string): Cells =>
  image ? { image: `${base}${image}`, imagePosition: String(index + 1) } : {};
