/** Kuaidi100's words for ordering and cancelling a waybill. */
import { getCarrierName } from '../parcels/kuaidi100.rules.ts';
import type { CarrierAccount, Contact, IssuedWaybill, WaybillRequest } from './waybills.port.ts';

/** Carriers take a weight of this at least. */
const leastGrams = 10;
const longestCargo = 50;

const toMan = ({ name, mobile, address }: Contact) => ({ name, mobile, printAddr: address });

const toPartner = ({ carrier, partnerId, key, net }: CarrierAccount) => ({
  kuaidicom: getCarrierName(carrier),
  partnerId,
  ...(key && { partnerKey: key }),
  ...(net && { net }),
});

/** One parcel, paid by the month, with its label as a picture that masks the receiver's number. */
export const toOrderParam = (account: CarrierAccount, request: WaybillRequest) => ({
  orderId: request.reference,
  ...toPartner(account),
  recMan: toMan(request.to),
  sendMan: toMan(request.from),
  cargo: request.cargo.slice(0, longestCargo),
  count: 1,
  weight: Math.round(Math.max(request.weightGrams, leastGrams) / 10) / 100,
  payType: 'MONTHLY',
  expType: '标准快递',
  printType: 'IMAGE',
  ...(account.template && { tempId: account.template }),
  needDesensitization: true,
});

export const toCancelParam = (
  account: CarrierAccount,
  { trackingNo, carrierOrderNo }: Pick<IssuedWaybill, 'trackingNo' | 'carrierOrderNo'>,
) => ({
  ...toPartner(account),
  kuaidinum: trackingNo,
  ...(carrierOrderNo && { orderId: carrierOrderNo }),
  reason: '商家撤回发货',
});
