import { expect, type Phone } from '../../market-test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../page-checks.ts';

/** A shop's orders to ship, handled many at a time. */
export const shopOrders = ({ page, t: { ship: t, conflict: design } }: Phone) => {
  const list = page.getByRole('region', { name: t('orders') });
  const drawer = page.getByRole('dialog', { name: t('shipMany') });
  const bar = (n: number) => page.getByRole('region', { name: design('selected', { n }), exact: true });
  return {
    async find(keyword: string) {
      await page.goto('/console/seller/orders?state=ship');
      await page.getByRole('textbox', { name: t('searchOrders') }).fill(keyword);
      await expect(page).toHaveURL(/keyword=/);
    },
    /** All that are found: of those shown one or all are ticked, then it is offered to take the rest too. */
    async selectAll(n: number) {
      const shown = list
        .getByRole('columnheader')
        .getByRole('checkbox')
        .or(list.getByRole('checkbox', { name: design('selectRow', { n: 1 }), exact: true }));
      const rest = page.getByRole('button', { name: t('selectAll', { n }) });
      // what is ticked before the rows that are searched for have come is not among them
      await expect(async () => {
        await shown.check();
        await expect(rest).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await rest.click();
      await expect(bar(n)).toBeVisible();
    },
    async printPackingLists(n: number) {
      const button = bar(n).getByRole('button', { name: t('printPacking') });
      await button.hover();
      await expectAccessible(page, ['color-contrast']);
      await button.click();
    },
    /** Answers the numbers the carrier gave. */
    async shipByWaybill(n: number): Promise<string[]> {
      await bar(n)
        .getByRole('button', { name: t('shipMany') })
        .click();
      await expect(drawer.getByRole('textbox').first()).toBeVisible();
      await expectNoSidewaysScroll(drawer);
      await drawer.getByText(t('byWaybill'), { exact: true }).click();
      await drawer.getByRole('button', { name: t('shipByWaybill', { n }) }).click();
      await expect(drawer.getByText(t('waybillDone', { n }))).toBeVisible();
      await expectNoSidewaysScroll(drawer);
      const numbers = drawer.getByText(/^SF\d{13}$/);
      await expect(numbers).toHaveCount(n);
      return numbers.allInnerTexts();
    },
    printLabels: (n: number) => drawer.getByRole('button', { name: t('printLabels', { n }) }).click(),
    async seeNoneWaiting(keyword: string) {
      await expect(page.getByRole('textbox', { name: t('searchOrders') })).toHaveValue(keyword);
      await expect(list.getByText(design('noMatchTitle'))).toBeVisible();
    },
  };
};
