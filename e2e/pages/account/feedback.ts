import { expect, type Phone } from '../../market-test.ts';
import { chooseRadio, findTopPage } from '../screen.ts';

type Picture = { name: string; mimeType: string; buffer: Buffer };

export const feedback = (phone: Phone) => {
  const { t } = phone;
  const text = t.feedback;
  const top = findTopPage(phone);
  const press = (name: string) => top.getByRole('button', { name, exact: true }).click();
  return {
    rate: (stars: number) =>
      chooseRadio(top.getByRole('radio', { name: t.design('stars', { score: stars }) })),
    chooseCategory: (category: 'groups' | 'payment') => press(text(`category.${category}`)),
    write: (words: string) => top.getByLabel(text('words')).fill(words),
    async addPicture(picture: Picture) {
      await top.getByLabel(t.design('addPicture')).setInputFiles(picture);
      await expect(top.getByRole('button', { name: t.design('removePicture') })).toBeVisible();
    },
    submit: () => press(text('submit')),
    async seeSubmitted() {
      await expect(top.getByText(text('done'), { exact: true })).toBeVisible();
    },
    /** Its page, from where it was sent. */
    async follow() {
      await press(text('see'));
      await expect(top.getByText(text('mySaying'))).toBeVisible();
    },
    seeWritten: (words: string) => expect(top.getByLabel(text('words'))).toHaveValue(words),
    seeState: (state: 'submitted' | 'answered') =>
      expect(top.getByText(text(`state.${state}`), { exact: true }).first()).toBeVisible(),
    async seeAnswer(answer: string) {
      await expect(top.getByText(text('answer'), { exact: true })).toBeVisible();
      await expect(top.getByText(answer)).toBeVisible();
    },
  };
};
