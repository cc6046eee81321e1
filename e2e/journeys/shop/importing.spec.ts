/** A shop brings its goods along: a table is tried, imported, and changes nothing a second time. */

import { expect, test } from '../../market-test.ts';
import { goodsImport } from '../../pages/console/goods-import.ts';
import { logInOwner, openConsoleSessions } from '../../people.ts';

const shop = 2;

test('a table of goods is tried, imported, and the same table again changes nothing', async ({
  openConsole,
}) => {
  const mark = Date.now().toString(36);
  const table = [
    'Handle,Title,Variant Price,Variant Inventory Qty',
    `cup-${mark},手作茶杯 ${mark},39.00,20`,
    `pot-${mark},手作茶壶 ${mark},129.00,5`,
    `bad-${mark},没有价格 ${mark},free,5`,
  ].join('\r\n');
  const desktop = await openConsole('zh', (await openConsoleSessions(shop)).sessions);
  const imports = goodsImport(desktop);
  await imports.upload(`${mark}.csv`, table);
  await imports.chooseCategory();

  await imports.tryIt();
  await expect(imports.stage('checked')).toBeVisible();
  await expect(imports.outcome('created', 2)).toBeVisible();
  await expect(imports.report.getByText('价格「free」不正确')).toBeVisible();
  const call = await logInOwner(shop);
  const made = async () => (await call('GET /seller/goods/list', { keyword: mark })).total;
  expect(await made()).toBe(0);

  await imports.importIt();
  await expect(imports.stage('done')).toBeVisible();
  await expect(imports.outcome('created', 2)).toBeVisible();
  expect(await made()).toBe(2);

  await imports.importIt();
  await expect(imports.outcome('unchanged', 2)).toBeVisible();
  expect(await made()).toBe(2);
});
