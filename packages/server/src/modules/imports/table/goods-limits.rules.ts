/** What a goods may have, as `POST /seller/goods/save` takes it. */
export const limits = {
  title: 120,
  body: 50_000,
  optionName: 20,
  optionValue: 40,
  optionValues: 50,
  skus: 500,
  pictures: 9,
  tags: 3,
  tag: 12,
  stock: 9_999_999,
  grams: 1_000_000,
  code: 64,
};
