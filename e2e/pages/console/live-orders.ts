import { expect, type Phone } from '../../market-test.ts';

/** Long enough to hear of what happened, and shorter than any poll. */
const soon = { timeout: 3_000 };

/** A shop's orders as staff watch them come in, with the bell above. */
export const liveOrders = ({ page, t }: Phone) => {
  const row = (orderNo: string) =>
    page
      .getByRole('region', { name: t.ship('orders') })
      .getByRole('row')
      .filter({ hasText: orderNo });
  const panel = page.getByRole('dialog', { name: t.alerts('alerts') });
  const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${t.alerts('bellNone')}`) });
  const note = (name: string) => page.getByText(t.conflict('handledByOne', { name }));
  return {
    async openWaiting() {
      await page.goto('/console/seller/orders?state=ship');
      await expect(page.getByRole('tab', { name: t.ship('tab_ship') })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
    async seeAllAlerts() {
      await bell.click();
      await expect(panel.getByRole('list').or(panel.getByText(t.alerts('none')))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(bell).toHaveAccessibleName(t.alerts('bellNone'));
    },
    seeMissing: (orderNo: string) => expect(row(orderNo)).toBeHidden(),
    seeArrived: (orderNo: string) => expect(row(orderNo)).toBeVisible(soon),
    seeUnseen: (count: string) => expect(bell).toHaveAccessibleName(t.alerts('bell', { n: count }), soon),
    seeTitleCount: (count: string) => expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `)),
    async openAlertOf(orderNo: string) {
      await bell.click();
      await panel.getByRole('link', { name: orderNo }).click();
      await expect(page.getByRole('heading', { name: orderNo })).toBeVisible();
    },
    open: (id: number) => page.goto(`/console/seller/orders/${id}`),
    seeHandledBy: (name: string) => expect(note(name)).toBeVisible(soon),
    seeHandledByNobody: (name: string) => expect(note(name)).toBeHidden(soon),
    leave: () =>
      page
        .getByRole('navigation', { name: t.console('navigation') })
        .getByRole('link', { name: new RegExp(`^${t.console('orders')}`) })
        .click(),
  };
};
