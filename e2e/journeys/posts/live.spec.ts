/** A shop goes live with an encoder; who watches writes, buys without leaving, and buys once more from the replay. */
import { Encoder, hasEncoder } from '../../encoder.ts';
import { expect, test } from '../../market-test.ts';
import { live } from '../../pages/live/live.ts';
import { liveControl } from '../../pages/live/live-control.ts';
import { cashier } from '../../pages/shopping/cashier.ts';
import { confirmOrder } from '../../pages/shopping/confirm-order.ts';
import { success } from '../../pages/shopping/success.ts';
import { cancelUnpaid, findHost, payPassword, prepareLive, shopperNumber } from '../../people.ts';
import { languages } from '../../words.ts';

// biome-ignore lint/suspicious/noSkippedTests: a machine without ffmpeg has nothing to send a live with
test.skip(!hasEncoder, 'there is no ffmpeg to send a live with');

for (const [at, language] of languages.entries()) {
  test(`a live sells while it runs and as a replay (${language})`, async ({ openPhone }) => {
    const shopId = 2 + at;
    const host = await findHost(shopId, 8);
    const viewer = await shopperNumber(4 + at);
    await cancelUnpaid(viewer);
    const words = `还有货吗 ${Date.now()}`;
    const { id, push, goods } = await prepareLive(host, shopId, { title: `现摘现发 ${Date.now()}` });
    const encoder = Encoder.send(push);
    try {
      const [control, phone] = [
        await openPhone({ language, user: host.user }),
        await openPhone({ language, user: viewer.user }),
      ];
      await liveControl(control).open(id);
      await liveControl(control).start();

      await live(phone).open(id);
      await live(phone).seePlaying();
      await live(phone).say(words);
      await liveControl(control).seeSaid(words);

      await liveControl(control).pin(goods.title);
      await live(phone).buyPinned(goods.title);
      await confirmOrder(phone).place();
      await cashier(phone).see();
      await cashier(phone).payByBalance(payPassword);
      await success(phone).seePaid();
      const find = () => host.call('GET /wanlshop/live/host', { id });
      await expect.poll(async () => (await find()).figures.own?.orders).toBe(1);

      await live(phone).open(id);
      await live(phone).seePlaying();
      await liveControl(control).end();
      await live(control).seeEnd();
      await live(phone).seeEnd();
      await encoder.stop();

      const details = () => viewer.call('GET /wanlshop/live/details', { id });
      await expect.poll(async () => (await details()).state, { timeout: 60_000 }).toBe('replay');
      const marks = (await details()).replay?.marks ?? [];
      expect(marks).toMatchObject([{ kind: 'pin', goods_id: goods.id }]);
      await live(phone).watchReplay();
      await live(phone).buyShownAt((marks[0]?.second ?? 0) + 1, goods.title, words);
    } finally {
      await encoder.stop();
    }
  });
}
