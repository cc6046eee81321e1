import type { Messages } from '../../kernel/i18n/i18n.ts';

export const catalogMessages: Messages = {
  'catalog.goods_gone': { zh: '商品不存在或已下架', en: 'This product is no longer available' },
  'catalog.category_unknown': { zh: '分类不存在', en: 'This category does not exist' },
  'catalog.category_not_leaf': { zh: '请选择最末一级分类', en: 'Please select a last-level category' },
  'catalog.category_too_deep': { zh: '分类最多三级', en: 'Categories can be at most three levels deep' },
  'catalog.category_has_goods': {
    zh: '该分类下还有商品，请先移走',
    en: 'This category still has products. Please move them first',
  },
  'catalog.category_not_empty': { zh: '该分类下还有子分类', en: 'This category has subcategories' },
  'catalog.categories_there': {
    zh: '已有分类，不能再使用现成分类',
    en: 'You already have categories, so the ready-made ones can’t be added',
  },
  'catalog.categories_changed': {
    zh: '分类已变化，请刷新后再排序',
    en: 'The categories have changed. Please refresh',
  },
  'catalog.freight_template_unknown': { zh: '运费模板不存在', en: 'This shipping template doesn’t exist' },
  'catalog.skus_do_not_match_specs': {
    zh: '规格组合与规格值不一致',
    en: 'The variants don’t match the options',
  },
  'catalog.sku_twice': { zh: '规格组合重复', en: 'Two variants are identical' },
  'catalog.taken_down': {
    zh: '商品已被平台下架，解除前不能上架',
    en: 'Chengji removed this product. It can’t be listed until that is lifted',
  },
  'catalog.no_picture': {
    zh: '商品还没有图片，上传图片后才能上架',
    en: 'The product has no picture yet; add one before listing it',
  },
  'catalog.no_sku_on': {
    zh: '至少要有一个在售的规格才能上架',
    en: 'At least one variant must be on sale before the product can be listed',
  },
  'catalog.not_taken_down': { zh: '该商品没有被下架', en: 'This product hasn’t been taken down' },
  'catalog.delete_on_sale': {
    zh: '在售商品不能删除，请先下架',
    en: 'Products on sale can’t be deleted. Unlist them first',
  },
  'catalog.price_changed': {
    zh: '价格刚被改过，请看过新价格再保存',
    en: 'A price has just been changed. Check the new price, then save again',
  },
  'catalog.sale_times_wrong': {
    zh: '上架时间须在将来，下架时间须晚于上架时间和现在',
    en: 'The sale must start in the future, and end after it starts and after now',
  },
  'catalog.shop_category_unknown': {
    zh: '店铺分类不存在，请刷新后重选',
    en: 'This shop category doesn’t exist any more. Please refresh',
  },
  'catalog.shop_category_twice': {
    zh: '已有同名的店铺分类',
    en: 'A shop category with this name already exists',
  },
  'catalog.too_many_shop_categories': {
    zh: '店铺分类最多 {most} 个',
    en: 'A shop can have up to {most} categories',
  },
  'catalog.price_zero': { zh: '价格必须大于 0', en: 'The price must be above zero' },
};
