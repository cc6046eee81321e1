/** Carriers a parcel can go with: their code (as tracking services know it), names, phone and numbers. */
import { toFormPattern } from '@chengji/contract/shipping/tracking-number.rules';

export type Carrier = {
  code: string;
  zh: string;
  en: string;
  /** What else people call it. */
  aliases: readonly string[];
  phone: string;
  trackingNo: RegExp;
  /** What numbers look like that no other carrier gives: `#` is a digit, `@` a capital letter. */
  numberForms: readonly string[];
};

const plain = /^[A-Z0-9]{10,20}$/;

/** Those every market knows; the operator adds others. */
export const carriers: readonly Carrier[] = [
  {
    code: 'SF',
    zh: '顺丰速运',
    en: 'SF Express',
    aliases: ['顺丰', '顺丰快递', 'shunfeng'],
    phone: '95338',
    trackingNo: /^SF\d{10,15}$|^\d{12}$/,
    numberForms: ['SF############', 'SF#############'],
  },
  {
    code: 'ZTO',
    zh: '中通快递',
    en: 'ZTO Express',
    aliases: ['中通', '中通速递', 'zhongtong'],
    phone: '95311',
    trackingNo: plain,
    numberForms: ['73############', '75############', '76############', '78############'],
  },
  {
    code: 'YTO',
    zh: '圆通速递',
    en: 'YTO Express',
    aliases: ['圆通', '圆通快递', 'yuantong'],
    phone: '95554',
    trackingNo: plain,
    numberForms: ['YT#############'],
  },
  {
    code: 'STO',
    zh: '申通快递',
    en: 'STO Express',
    aliases: ['申通', '申通速递', 'shentong'],
    phone: '95543',
    trackingNo: plain,
    numberForms: ['77#############'],
  },
  {
    code: 'YD',
    zh: '韵达快递',
    en: 'Yunda Express',
    aliases: ['韵达', '韵达速递', 'yunda'],
    phone: '95546',
    trackingNo: plain,
    numberForms: ['31#############', '43#############', '46#############'],
  },
  {
    code: 'JTSD',
    zh: '极兔速递',
    en: 'J&T Express',
    aliases: ['极兔', '极兔快递', 'J&T', 'J&T Express', 'jitu'],
    phone: '956025',
    trackingNo: plain,
    numberForms: ['JT#############'],
  },
  {
    code: 'JD',
    zh: '京东快递',
    en: 'JD Logistics',
    aliases: ['京东', '京东物流', 'JDL', 'jingdong'],
    phone: '950616',
    trackingNo: plain,
    numberForms: ['JD#############', 'JDV@###########'],
  },
  {
    code: 'EMS',
    zh: '中国邮政 EMS',
    en: 'EMS',
    aliases: ['邮政 EMS', '邮政特快', '特快专递', 'EMS 快递'],
    phone: '11183',
    trackingNo: /^[A-Z]{2}\d{9}[A-Z]{2}$|^\d{13}$/,
    numberForms: ['@@#########@@', '10###########', '11###########', '12###########'],
  },
  {
    code: 'YZPY',
    zh: '邮政快递包裹',
    en: 'China Post',
    aliases: ['中国邮政', '邮政包裹', '邮政小包', '邮政'],
    phone: '11183',
    trackingNo: plain,
    numberForms: ['98###########', '99###########'],
  },
  {
    code: 'DBL',
    zh: '德邦快递',
    en: 'Deppon Express',
    aliases: ['德邦', '德邦物流', 'deppon'],
    phone: '95353',
    trackingNo: plain,
    numberForms: ['DPK############'],
  },
];

export const findCarrier = (all: readonly Carrier[], code: string): Carrier | undefined =>
  all.find((carrier) => carrier.code === code);

/** The carrier of a parcel that was sent with it. */
export function getCarrier(all: readonly Carrier[], code: string): Carrier {
  const carrier = findCarrier(all, code);
  if (!carrier) throw new Error(`no carrier ${code}`);
  return carrier;
}

/** Spaces and the size of letters make no difference to a name. */
const toNameKey = (name: string): string => name.replace(/\s/g, '').toLowerCase();

type Named = Pick<Carrier, 'code' | 'zh' | 'en' | 'aliases'>;

const listNames = ({ code, zh, en, aliases }: Named): string[] => [code, zh, en, ...aliases].map(toNameKey);

/** A carrier's code by anything people call it. */
export const findCarrierCode = (all: readonly Carrier[], name: string): string | undefined =>
  all.find((carrier) => listNames(carrier).includes(toNameKey(name)))?.code;

/** A name that one of these carriers has already. */
export function findTakenName(all: readonly Carrier[], carrier: Named): string | undefined {
  const names = [carrier.code, carrier.zh, carrier.en, ...carrier.aliases];
  const others = all.filter(({ code }) => code !== carrier.code);
  return names.find((name) => findCarrierCode(others, name) !== undefined);
}

/** Numbers of these forms; without any, the usual ones. */
export const toTrackingNo = (forms: readonly string[]): RegExp =>
  forms.length === 0 ? plain : toFormPattern(forms);
