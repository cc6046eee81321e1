import { expect, type Phone } from '../../market-test.ts';
import { seeTitle, topOf } from '../screen.ts';

export const logistics = (phone: Phone) => {
  const top = topOf(phone);
  return {
    async seeParcel(trackingNo: string) {
      await seeTitle(phone, phone.t.app('logistics'));
      await expect(top.getByText(trackingNo)).toBeVisible();
      await expect(top.getByRole('listitem').first()).toBeVisible();
    },
  };
};
