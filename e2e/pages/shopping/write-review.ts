import { expect, type Phone } from '../../market-test.ts';
import { chooseRadio, findTopPage, seeTitle } from '../screen.ts';

type Picture = { name: string; mimeType: string; buffer: Buffer };

export const writeReview = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    see: () => seeTitle(phone, t.app('review')),
    score: (stars: number) =>
      chooseRadio(top.getByRole('radio', { name: t.design('stars', { score: stars }) })),
    write: (words: string) => top.getByRole('textbox', { name: t.reviews('words') }).fill(words),
    async addPicture(picture: Picture) {
      await top.getByLabel(t.design('addPicture')).setInputFiles(picture);
      await expect(top.getByRole('button', { name: t.design('removePicture') })).toBeVisible();
    },
    publish: () => top.getByRole('button', { name: t.reviews('publish') }).click(),
  };
};
