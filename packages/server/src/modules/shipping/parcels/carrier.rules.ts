/** Carriers a parcel can go with: their code (as tracking services know it), names, phone and numbers. */
export type Carrier = { code: string; zh: string; en: string; phone: string; trackingNo: RegExp };

const plain = /^[A-Z0-9]{10,20}$/;

export const carriers: readonly Carrier[] = [
  { code: 'SF', zh: '顺丰速运', en: 'SF Express', phone: '95338', trackingNo: /^SF\d{10,15}$|^\d{12}$/ },
  { code: 'ZTO', zh: '中通快递', en: 'ZTO Express', phone: '95311', trackingNo: plain },
  { code: 'YTO', zh: '圆通速递', en: 'YTO Express', phone: '95554', trackingNo: plain },
  { code: 'STO', zh: '申通快递', en: 'STO Express', phone: '95543', trackingNo: plain },
  { code: 'YD', zh: '韵达快递', en: 'Yunda Express', phone: '95546', trackingNo: plain },
  { code: 'JTSD', zh: '极兔速递', en: 'J&T Express', phone: '956025', trackingNo: plain },
  { code: 'JD', zh: '京东快递', en: 'JD Logistics', phone: '950616', trackingNo: plain },
  {
    code: 'EMS',
    zh: '中国邮政 EMS',
    en: 'EMS',
    phone: '11183',
    trackingNo: /^[A-Z]{2}\d{9}[A-Z]{2}$|^\d{13}$/,
  },
  { code: 'YZPY', zh: '邮政快递包裹', en: 'China Post', phone: '11183', trackingNo: plain },
  { code: 'DBL', zh: '德邦快递', en: 'Deppon Express', phone: '95353', trackingNo: plain },
];

const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]));

export const findCarrier = (code: string): Carrier | undefined => byCode.get(code);

/** The carrier of a parcel that was sent with it. */
export function getCarrier(code: string): Carrier {
  const carrier = findCarrier(code);
  if (!carrier) throw new Error(`no carrier ${code}`);
  return carrier;
}
