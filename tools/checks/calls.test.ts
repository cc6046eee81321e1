import { describe, expect, it } from 'vitest';
import { judgeRoutes, routesIn } from './calls.ts';

const list = 'GET /wanlshop/goods/list';

describe('calls', () => {
  it('reads the calls that a routes file answers', () => {
    const text = `routes(catalogCalls, {\n  '${list}': { verb: listGoods },\n});`;
    expect(routesIn('catalog.routes.ts', text)).toEqual([{ call: list, path: 'catalog.routes.ts' }]);
  });

  it('refuses a call without a route, a route without a call and a call answered twice', () => {
    const route = (call: string, path: string) => ({ call, path });
    expect(judgeRoutes([list], [])).toEqual([`${list}: declared, but no route answers it`]);
    expect(judgeRoutes([], [route(list, 'a.ts')])).toEqual([`${list}: answered in a.ts, but not declared`]);
    expect(judgeRoutes([list], [route(list, 'a.ts'), route(list, 'b.ts')])).toEqual([
      `${list}: answered in a.ts and again in b.ts`,
    ]);
  });
});
