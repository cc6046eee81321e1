import { expect, type Phone } from '../../market-test.ts';
import { findTopPage, seeTitle } from '../screen.ts';

export const goodsReviews = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    see: () => seeTitle(phone, t.app('goodsComment')),
    onlyWithPictures: () => top.getByRole('tab', { name: t.reviews('tab.image') }).click(),
    async seeReview(words: string) {
      const review = top.getByRole('article').filter({ hasText: words });
      await expect(review).toBeVisible();
      await expect(review.getByRole('button', { name: t.design('seePicture', { number: 1 }) })).toBeVisible();
    },
  };
};
