import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, topOf } from '../screen.ts';

/** The favourites and the footprints: both list goods of which some may be taken out. */
export const kept = (phone: Phone) => {
  const { t } = phone;
  const top = topOf(phone);
  const linkOf = (title: string) => top.getByRole('link', { name: title });
  return {
    see: (title: string) => expect(linkOf(title).first()).toBeVisible(),
    open: (title: string) => linkOf(title).first().click(),
    /** Takes one out; favourites are asked for first. */
    async takeOut(title: string, question?: string) {
      await top.getByRole('button', { name: t.catalog('manage') }).click();
      await top
        .getByRole('checkbox', { name: t.catalog('choose', { title }) })
        .first()
        .check({ force: true });
      await top.getByRole('button', { name: t.catalog('removeCount', { count: 1 }) }).click();
      if (question) await agreeTo(phone, question);
      await expect(linkOf(title)).toHaveCount(0);
    },
  };
};
