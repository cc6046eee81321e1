import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage, openAddress, seeToast } from '../screen.ts';

/** The control of a live on its host’s phone. */
export const liveControl = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    open: (id: number) => openAddress(phone, `pages/shop/live/live?id=${id}`),
    /** With the picture of the encoder already there. */
    async start() {
      await expect(top.getByText(t.hosting('encoder.sending'))).toBeVisible();
      await top.getByRole('button', { name: t.hosting('start'), exact: true }).click();
      await seeToast(phone, t.hosting('started'));
    },
    async pin(title: string) {
      await top.getByRole('button', { name: t.hosting('pinNamed', { title }), exact: true }).click();
      await expect(
        top.getByRole('button', { name: t.hosting('unpinNamed', { title }), exact: true }),
      ).toBeVisible();
    },
    seeSaid: (words: string) => expect(top.getByText(words)).toBeVisible(),
    async end() {
      await top.getByRole('button', { name: t.hosting('end'), exact: true }).click();
      await agreeTo(phone, t.hosting('endAsk'));
    },
  };
};
