import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage } from '../screen.ts';

/** The favourites and the footprints: both list goods of which some may be taken out. */
export const kept = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  const findLink = (title: string) => top.getByRole('link', { name: title });
  return {
    see: (title: string) => expect(findLink(title).first()).toBeVisible(),
    open: (title: string) => findLink(title).first().click(),
    /** Takes one out; favourites are asked for first. */
    async takeOut(title: string, question?: string) {
      await top.getByRole('button', { name: t.catalog('manage') }).click();
      await top
        .getByRole('checkbox', { name: t.catalog('choose', { title }) })
        .first()
        .check({ force: true });
      await top.getByRole('button', { name: t.catalog('removeCount', { count: 1 }) }).click();
      if (question) await agreeTo(phone, question);
      await expect(findLink(title)).toHaveCount(0);
    },
  };
};
