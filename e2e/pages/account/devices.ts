import { expect, type Phone } from '../../market-test.ts';
import { agreeTo, findTopPage, openAddress } from '../screen.ts';

/** Where the person is logged in. */
export const devices = (phone: Phone) => {
  const { t } = phone;
  const top = findTopPage(phone);
  return {
    async open() {
      await openAddress(phone, 'pages/user/setting/securityCenter?part=devices');
      await expect(top.getByText(t.account('thisDevice'))).toBeVisible();
    },
    async endOthers() {
      await top.getByRole('button', { name: t.account('endOthers') }).click();
      await agreeTo(phone, t.account('endOthersAsk'));
    },
    seeAlone: () => expect(top.getByRole('button', { name: t.account('endOthers') })).toBeHidden(),
  };
};
