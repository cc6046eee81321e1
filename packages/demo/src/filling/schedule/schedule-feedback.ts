import { type Actor, type Context, visitor } from '@chengji/server/kernel/context';
import { answerFeedback, markFeedback, submitFeedback } from '@chengji/server/modules/feedback/index';
import { type DemoFeedback, demoFeedback } from '../../market/feedback.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { Filling } from '../filling.ts';
import type { Happening } from './schedule.ts';

type Around = { shoppers: readonly FilledShopper[]; clerk: Actor };

const HOUR = 60;
const DAY = 24 * HOUR;
const appVersion = '1.1.11';

/** Shoppers and visitors say what they think of the app; some of it is answered within hours. */
export function scheduleFeedback(filling: Filling, { shoppers, clerk }: Around): Happening[] {
  return demoFeedback.flatMap((feedback) => {
    const { rating, category, content, contact = '', days, answer, handled } = feedback;
    let id = 0;
    const sent = {
      before: days * DAY,
      happens: async () => {
        const diagnostics = { version: appVersion, fault: '' };
        const ctx = asSender(filling, shoppers, feedback);
        ({ id } = await submitFeedback(ctx, { rating, category, content, images: [], contact, diagnostics }));
      },
    };
    const before = days * DAY - 5 * HOUR;
    if (answer) return [sent, { before, happens: () => answerFeedback(filling.as(clerk), { id, answer }) }];
    if (handled) return [sent, { before, happens: () => markFeedback(filling.as(clerk), { id, handled }) }];
    return [sent];
  });
}

function asSender(filling: Filling, shoppers: readonly FilledShopper[], { by }: DemoFeedback): Context {
  const shopper = typeof by === 'number' ? shoppers[by - 1] : undefined;
  const ctx = filling.as(shopper?.actor ?? visitor);
  const device = typeof by === 'number' ? '' : by.padEnd(40, '-');
  return { ...ctx, client: { ...ctx.client, app: 'H5', device } };
}
