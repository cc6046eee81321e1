import { expect, type Phone } from '../../market-test.ts';
import { findTopPage, seeTitle } from '../screen.ts';

export const logistics = (phone: Phone) => {
  const top = findTopPage(phone);
  return {
    async seeParcel(trackingNo: string) {
      await seeTitle(phone, phone.t.app('logistics'));
      await expect(top.getByText(trackingNo)).toBeVisible();
      await expect(top.getByRole('listitem').first()).toBeVisible();
    },
  };
};
