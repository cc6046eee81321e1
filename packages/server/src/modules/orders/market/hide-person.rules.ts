/** What of a person stands in an order until somebody who may asks for it. */
import type { AddressSnapshot } from '../order.tables.ts';

/** The first letter of a name. */
export const hideName = (name: string): string => {
  const [first = ''] = [...name];
  return first && `${first}**`;
};

/** The area stays, for that is where the parcel goes; whom it goes to and the door do not. */
export const hidePerson = <A extends Omit<AddressSnapshot, 'districtCode'>>(
  address: A,
  maskMobile: (mobile: string) => string,
): A => ({ ...address, name: hideName(address.name), mobile: maskMobile(address.mobile), detail: '****' });
