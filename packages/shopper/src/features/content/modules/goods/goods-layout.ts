import type { GoodsRow } from '@chengji/contract';
import type { Endless } from '../../../../design/lists/ListEnd.tsx';
import type { ModuleOf } from '../module.view.ts';

/** What each look of a list of goods is given. */
export type GoodsLayoutProps = {
  params: ModuleOf<'goods_list'>['params'];
  goods: readonly GoodsRow[];
  /** The list goes on below. */
  rest: Endless | null;
};
