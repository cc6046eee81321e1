import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';
import { expectAccessible, expectNothingCutOff } from '../../page-checks.ts';

/** One order, as its shop works on it. */
export const shopOrder = ({ page, t: { ship: t } }: Phone) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const reprice = page.getByRole('dialog', { name: t('changePriceTitle') });
  const correction = page.getByRole('dialog', { name: t('changeParcelTitle') });
  return {
    async open(id: number) {
      await page.goto(`/console/seller/orders/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async setPrice(payable: string) {
      await press(t('changePrice')).click();
      await reprice.getByLabel(t('newPayable')).fill(payable);
      await reprice.getByRole('button', { name: t('changePrice') }).click();
      await hear(page, t('priceSaved'));
      await expect(reprice).toBeHidden();
    },
    async correctNumber(trackingNo: string) {
      await press(t('changeParcel')).click();
      await correction.getByRole('textbox', { name: t('trackingNo') }).fill(trackingNo);
      await correction.getByRole('button', { name: t('changeParcel') }).click();
      await hear(page, t('parcelChanged'));
      await expect(correction).toBeHidden();
    },
    seeNumber: (trackingNo: string) => expect(page.getByText(trackingNo).first()).toBeVisible(),
  };
};

/** The same on a phone, with what is scanned there. */
export const phoneOrder = ({ page, t: { ship: t, console: app } }: Phone) => {
  const number = page.getByRole('textbox', { name: t('trackingNo') });
  const choices = page.getByRole('list', { name: t('whichOrder') });
  const place = (nth: number, total: number) =>
    page.getByRole('navigation', { name: t('ordersBeside') }).getByText(t('orderPlace', { nth, total }));
  const seeWhole = async () => {
    await expectAccessible(page);
    await expectNothingCutOff(page, 'main');
  };
  return {
    openList: (filters: Record<string, string>) =>
      page.goto(`/console/seller/orders?${new URLSearchParams(filters)}`),
    openFirst: () =>
      page
        .getByRole('list', { name: t('orders') })
        .getByRole('link', { name: t('details') })
        .first()
        .click(),
    async scan(code: string) {
      await page
        .getByRole('navigation', { name: app('places') })
        .getByRole('link', { name: app('scanToShip') })
        .click();
      await this.scanNext(code);
    },
    /** On the page that scans. */
    async scanNext(code: string) {
      const field = page.getByRole('textbox', { name: t('code') });
      await expect(field).toBeVisible();
      await seeWhole();
      await field.fill(code);
      await field.press('Enter');
    },
    seeCarrier: (name: RegExp) => expect(page.getByRole('main').getByText(name).first()).toBeVisible(),
    async chooseOrder(orderNo: string) {
      await page.getByRole('textbox', { name: t('searchOrders') }).fill(orderNo);
      await expect(choices.getByRole('listitem')).toHaveCount(1);
      await seeWhole();
      await choices.getByRole('link', { name: orderNo }).click();
    },
    async shipWith(trackingNo: string) {
      await expect(number).toHaveValue(trackingNo);
      await seeWhole();
      await page.getByRole('button', { name: t('shipAndTell', { name: '' }).trim() }).click();
      await hear(page, t('shipped'));
    },
    async seeOrder(orderNo: string) {
      await expect(page.getByRole('main').getByText(orderNo, { exact: true })).toBeVisible();
    },
    seeSentWith: (trackingNo: string) => expect(page.getByText(trackingNo).first()).toBeVisible(),
    seePlace: (nth: number, total: number) => expect(place(nth, total)).toBeVisible(),
    /** Draws a finger over the page. */
    async swipe(to: 'left' | 'right') {
      const screen = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number }[],
      ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
      const way = [300, 240, 180, 120].map((x) => ({ x, y: 150 }));
      const [start, ...moves] = to === 'left' ? way : way.toReversed();
      await touch('touchStart', start ? [start] : []);
      for (const at of moves) await touch('touchMove', [at]);
      await touch('touchEnd', []);
    },
    goBeside: (to: 'previousOrder' | 'nextOrder') => page.getByRole('button', { name: t(to) }).click(),
    async goBackTo(keyword: string) {
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('textbox', { name: t('searchOrders') })).toHaveValue(keyword);
    },
  };
};
