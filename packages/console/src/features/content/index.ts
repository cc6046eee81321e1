export { ChosenList } from './fields/ChosenList.tsx';
export { GoodsPicker, ShopPicker } from './fields/pickers.tsx';
export { useGoodsName } from './queries.ts';
