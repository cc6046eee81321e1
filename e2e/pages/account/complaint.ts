import { expect, type Phone } from '../../market-test.ts';
import { findTopPage, getAddress } from '../screen.ts';

export const complaint = (phone: Phone) => {
  const { t } = phone;
  const text = t.complaints;
  const top = findTopPage(phone);
  const press = (name: string) => top.getByRole('button', { name, exact: true }).click();
  return {
    chooseFirstReason: () =>
      top
        .getByRole('group', { name: text('reason') })
        .getByRole('button')
        .first()
        .click(),
    write: (words: string) => top.getByLabel(text('wordsHint')).fill(words),
    submit: () => press(text('submit')),
    async seeSubmitted() {
      await expect(top.getByText(text('done'), { exact: true })).toBeVisible();
    },
    /** Its page; answers its number. */
    async follow(): Promise<number> {
      await press(text('see'));
      await expect(top.getByText(text('mySaying'))).toBeVisible();
      return Number(new URLSearchParams(getAddress(phone).split('?')[1]).get('id'));
    },
    seeState: (state: 'submitted' | 'upheld' | 'dismissed') =>
      expect(top.getByText(text(`state.${state}`), { exact: true }).first()).toBeVisible(),
    async seeAnswer(answer: string) {
      await expect(top.getByText(text('answer'), { exact: true })).toBeVisible();
      await expect(top.getByText(answer)).toBeVisible();
    },
  };
};
