export { ChosenList } from './fields/ChosenList.tsx';
export { GoodsPicker, ShopPicker, useGoodsName } from './fields/pickers.tsx';
