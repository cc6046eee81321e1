/**
 * What buyers say often, read from their words. A tag counts where one of its expressions stands and nothing denies
 * it: "不好用" is not handy. Between a noun and its praise there is at most a little, and neither stop nor denial.
 */
import type { ReviewTag } from '@chengji/contract';

type Expressions = { zh: readonly string[]; en: readonly string[] };

const expressions: Record<ReviewTag, Expressions> = {
  quality: {
    zh: ['(质量|做工|品质|用料)…(好|不错|扎实|精细|讲究|过关)', '结实', '厚实', '耐用'],
    en: [
      '(good|great|excellent|solid) quality',
      'well made',
      'sturdy',
      'durable',
      'quality is (good|great|excellent)',
    ],
  },
  taste: {
    zh: ['好吃', '好喝', '[很鲜清脆香]甜', '多汁', '[甜香]得?而?不腻', '(味道|口感|口味)…(好|不错|正|棒)'],
    en: ['tasty', 'delicious', 'juicy', '(good|great|lovely) taste', 'tastes (good|great|lovely)'],
  },
  fresh: { zh: ['新鲜'], en: ['fresh'] },
  fragrant: {
    zh: ['香[气味]…(足|浓|正)', '[很真清奶花果]香'],
    en: ['fragrant', 'smells (good|great|lovely)'],
  },
  looks: {
    zh: ['好看', '美观', '颜值…高', '(外观|颜色|款式|样子)…漂亮'],
    en: ['looks (good|great|lovely|beautiful)', 'good-looking', 'beautiful'],
  },
  comfort: { zh: ['舒服', '舒适', '柔软', '透气', '软和'], en: ['comfortable', 'comfy'] },
  fit: {
    zh: ['合身', '合脚', '尺码…(准|合适|刚好|正好)', '大小…(合适|刚好|正好)'],
    en: ['fits (well|perfectly)', 'true to size'],
  },
  handy: {
    zh: ['好用', '顺手', '轻便', '省事', '(使用|用起来|操作|安装|收纳|清洗)…(方便|简单)'],
    en: ['easy to (use|install|clean|fold)', 'handy', 'convenient'],
  },
  value: {
    zh: ['性价比…(高|好|不错)', '划算', '物美价廉', '物超所值', '(价格|价钱)…(实惠|便宜|公道)'],
    en: ['(good|great) value', 'worth (it|the money|every)'],
  },
  described: {
    zh: ['[和与跟](描述|图片|照片)…(一致|一样|相符)'],
    en: ['as described', 'like (in )?the pictures?'],
  },
  packing: {
    zh: ['(包装|包裹)…(好|严实|漂亮|精美|精致|用心|结实|仔细)', '[裹包]得…(严|好|仔细)'],
    en: ['(well|nicely|carefully|beautifully) (packed|sealed|wrapped)'],
  },
  delivery: {
    zh: ['(物流|发货|快递|送货|配送|到货)…(快|迅速)', '(隔天|第二天|次日)…[到送]'],
    en: ['(fast|quick) (delivery|shipping)', '(arrived|delivered) (fast|quickly|the next day)'],
  },
  service: {
    zh: ['(客服|店家|卖家|服务|态度)…(好|及时|热情|耐心|周到)'],
    en: ['(good|great) service', '(answers|answered|replies|replied) quickly', 'helpful'],
  },
  again: {
    zh: ['回购', '还会…[买来]', '第[二三四五六]次买'],
    en: ['buy(ing)? (it )?again', '(second|third|fourth) order', 'keep buying'],
  },
};

const between = '[^，。！？；,.!?;不没差慢低]{0,4}';
const denied = {
  zh: '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})',
  en: "(?<![a-z])(?<!(not|never|isn't|no) (very |so |that )?)",
};

const toSource = ({ zh, en }: Expressions): string =>
  `${denied.zh}(${zh.join('|').replaceAll('…', between)})|${denied.en}(${en.join('|')})(?![a-z])`;

const tags = Object.entries(expressions).map(([tag, words]) => ({
  tag: tag as ReviewTag,
  pattern: new RegExp(toSource(words), 'i'),
}));

/** Each tag once, however often the words say it. */
export const findTags = (content: string): ReviewTag[] =>
  tags.filter(({ pattern }) => pattern.test(content)).map(({ tag }) => tag);
