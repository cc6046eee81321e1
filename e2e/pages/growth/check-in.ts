import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage, seeToast } from '../screen.ts';

export const checkIn = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    async sign(points: number) {
      await top.getByRole('button', { name: t.points('signNow', { points }) }).click();
      await seeToast(phone, t.points('signed', { points }));
    },
    seeSigned: (next: number) =>
      expect(top.getByRole('button', { name: t.points('signedToday', { points: next }) })).toBeDisabled(),
    seeRow: (count: number) => expect(top.getByText(t.points('rowNow', { count }))).toBeVisible(),
    async makeUp({ month, day, cost }: { month: number; day: number; cost: number }) {
      await top
        .getByRole('button', { name: t.points('makeup'), exact: true })
        .last()
        .click();
      const name = t.points('months').split(' ')[month - 1] ?? '';
      await agreeTo(phone, t.points('makeupAsk', { month: name, day, cost }));
      await seeToast(phone, t.points('madeUp', { points: 5 }));
    },
    seeMadeUp: (day: number) =>
      expect(
        top.getByText(t.points('day.made_up', { day, points: 5 }), { exact: true }).last(),
      ).toBeAttached(),
    openLog: () => top.getByRole('link', { name: new RegExp(t.points('myPoints')) }).click(),
    seeLogged: (text: string) => expect(top.getByText(text).first()).toBeVisible(),
    openRanking: () => top.getByRole('button', { name: t.points('wholeRanking') }).click(),
    seeRanked: (name: string) => expect(top.getByText(t.points('me', { name })).last()).toBeVisible(),
  };
};
