import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findDialog, findTopPage, seeToast } from '../screen.ts';

export type NewAddress = { name: string; mobile: string; detail: string };

export const addresses = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const findCard = (name: string) => top.getByRole('button', { name: new RegExp(`^${name}`) });
  /** The first province, its first city and that city's first district. */
  async function chooseArea() {
    await top.getByRole('button', { name: t.shipping('area') }).click();
    const sheet = findDialog(phone);
    const steps = sheet.getByRole('tab');
    for (const step of [1, 2, 3]) {
      await expect(steps).toHaveCount(step);
      await sheet.locator('[aria-pressed]').first().click();
    }
    await expect(sheet).toBeHidden();
  }
  return {
    pick: (name: string) => findCard(name).first().click(),
    see: (name: string) => expect(findCard(name)).toBeVisible(),
    async add({ name, mobile, detail }: NewAddress) {
      await top.getByRole('button', { name: t.shipping('add') }).click();
      await top.getByRole('textbox', { name: t.shipping('name') }).fill(name);
      await top.getByRole('textbox', { name: t.shipping('mobile') }).fill(mobile);
      await chooseArea();
      await top.getByRole('textbox', { name: t.shipping('detail'), exact: true }).fill(detail);
      await top.getByRole('button', { name: t.shipping('save') }).click();
      await seeToast(phone, t.shipping('saved'));
    },
    async remove(name: string) {
      await findCard(name).click();
      await top.getByRole('button', { name: t.shipping('remove') }).click();
      await agreeTo(phone, t.shipping('removeAsk'));
      await expect(findCard(name)).toHaveCount(0);
    },
  };
};
