import { freshen, useListCall } from '../../kernel/use-call.ts';

const goods = 'GET /wanlshop/goods/list';

/** Goods of all shops, the newest first. */
export const useNewest = () => useListCall(goods, { sort: 'new', limit: 20 });

export const refreshNewest = () => freshen(goods);
