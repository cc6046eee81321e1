/** The largest banks of China, by assets within their groups: the name people know, in both languages, and their colour. */
import type { CardType } from '../states.ts';
import { bankPrefixes } from './bank-prefixes.ts';

type BankName = readonly [code: BankCode, zh: string, en: string, colour: string];
export type BankCode = keyof typeof bankPrefixes;

const names: readonly BankName[] = [
  ['ICBC', '中国工商银行', 'ICBC', '#C7000B'],
  ['ABC', '中国农业银行', 'Agricultural Bank of China', '#00847E'],
  ['BOC', '中国银行', 'Bank of China', '#A71E32'],
  ['CCB', '中国建设银行', 'China Construction Bank', '#0B3B8C'],
  ['COMM', '交通银行', 'Bank of Communications', '#1D2087'],
  ['PSBC', '中国邮政储蓄银行', 'Postal Savings Bank of China', '#00703C'],
  ['CMB', '招商银行', 'China Merchants Bank', '#C8152D'],
  ['CITIC', '中信银行', 'China CITIC Bank', '#D7000F'],
  ['CEB', '中国光大银行', 'China Everbright Bank', '#6A1685'],
  ['HXBANK', '华夏银行', 'Hua Xia Bank', '#D7000F'],
  ['CMBC', '中国民生银行', 'China Minsheng Bank', '#00A0A0'],
  ['GDB', '广发银行', 'China Guangfa Bank', '#C60C30'],
  ['SPABANK', '平安银行', 'Ping An Bank', '#E8541E'],
  ['CIB', '兴业银行', 'Industrial Bank', '#004186'],
  ['SPDB', '上海浦东发展银行', 'SPD Bank', '#0A3C7D'],
  ['CZBANK', '浙商银行', 'China Zheshang Bank', '#C7161D'],
  ['BOHAIB', '渤海银行', 'China Bohai Bank', '#00529B'],
  ['EGBANK', '恒丰银行', 'Hengfeng Bank', '#1B4F9C'],
  ['BJBANK', '北京银行', 'Bank of Beijing', '#C8102E'],
  ['SHBANK', '上海银行', 'Bank of Shanghai', '#003A70'],
  ['JSBANK', '江苏银行', 'Bank of Jiangsu', '#0B5CAB'],
  ['NBBANK', '宁波银行', 'Bank of Ningbo', '#F08300'],
  ['NJCB', '南京银行', 'Bank of Nanjing', '#C30D23'],
  ['HZCB', '杭州银行', 'Bank of Hangzhou', '#009FE8'],
  ['HSBANK', '徽商银行', 'Huishang Bank', '#B81C22'],
  ['TCCB', '天津银行', 'Bank of Tianjin', '#0068B7'],
  ['SJBANK', '盛京银行', 'Shengjing Bank', '#A5192E'],
  ['CDCB', '成都银行', 'Bank of Chengdu', '#B4272D'],
  ['CSCB', '长沙银行', 'Bank of Changsha', '#C7000B'],
  ['CQBANK', '重庆银行', 'Bank of Chongqing', '#0F4C9A'],
  ['GCB', '广州银行', 'Bank of Guangzhou', '#B51D23'],
  ['ZYB', '中原银行', 'Zhongyuan Bank', '#B5121B'],
  ['HRBANK', '哈尔滨银行', 'Harbin Bank', '#0079C1'],
  ['ZZBANK', '郑州银行', 'Bank of Zhengzhou', '#00693E'],
  ['QDCCB', '青岛银行', 'Bank of Qingdao', '#C8102E'],
  ['QLBANK', '齐鲁银行', 'Qilu Bank', '#1A5AA6'],
  ['BOSZ', '苏州银行', 'Bank of Suzhou', '#D7281F'],
  ['XABANK', '西安银行', 'Bank of Xi’an', '#C81623'],
  ['GYCB', '贵阳银行', 'Bank of Guiyang', '#B9141A'],
  ['LZYH', '兰州银行', 'Bank of Lanzhou', '#0A6EB4'],
  ['NCB', '江西银行', 'Bank of Jiangxi', '#E60012'],
  ['JLBANK', '吉林银行', 'Bank of Jilin', '#D7000F'],
  ['DLB', '大连银行', 'Bank of Dalian', '#0075C2'],
  ['BHB', '河北银行', 'Bank of Hebei', '#0063B1'],
  ['HKB', '汉口银行', 'Hankou Bank', '#D9001B'],
  ['HBC', '湖北银行', 'Bank of Hubei', '#C8161D'],
  ['FDB', '富滇银行', 'Fudian Bank', '#8C1D2C'],
  ['NXBANK', '宁夏银行', 'Bank of Ningxia', '#B81C22'],
  ['BOD', '东莞银行', 'Bank of Dongguan', '#D3121B'],
  ['XMBANK', '厦门银行', 'Xiamen Bank', '#006EBC'],
  ['CRCBANK', '重庆农村商业银行', 'Chongqing Rural Commercial Bank', '#006F45'],
  ['SHRCB', '上海农村商业银行', 'Shanghai Rural Commercial Bank', '#0B4EA2'],
  ['BJRCB', '北京农村商业银行', 'Beijing Rural Commercial Bank', '#00843D'],
  ['CDRCB', '成都农村商业银行', 'Chengdu Rural Commercial Bank', '#00935F'],
  ['GRCB', '广州农村商业银行', 'Guangzhou Rural Commercial Bank', '#E8380D'],
  ['SRCB', '深圳农村商业银行', 'Shenzhen Rural Commercial Bank', '#00A051'],
];

/** A bank of the list; its prefixes are the first digits of the numbers of its cards. */
export type BankOfList = {
  code: BankCode;
  zh: string;
  en: string;
  /** `#RRGGBB` */
  colour: string;
  prefixes: { digits: string; card_type: CardType }[];
};

const listPrefixes = (code: BankCode): BankOfList['prefixes'] =>
  (['debit', 'credit'] as const).flatMap((card_type) =>
    bankPrefixes[code][card_type]
      .split(' ')
      .filter((digits) => digits !== '')
      .map((digits) => ({ digits, card_type })),
  );

export const banks: readonly BankOfList[] = names.map(([code, zh, en, colour]) => ({
  code,
  zh,
  en,
  colour,
  prefixes: listPrefixes(code),
}));
