import type { DemoGoods } from '../goods/expand-goods.ts';
import type { Photo } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import type { Random } from '../random.ts';
import { toText } from '../text.ts';
import { aboutFood } from './reviews/about-food.ts';
import { aboutHome } from './reviews/about-home.ts';
import { aboutKinds } from './reviews/about-kinds.ts';
import { aboutLeisure } from './reviews/about-leisure.ts';
import { aboutWear } from './reviews/about-wear.ts';
import { asides } from './reviews/asides.ts';
import type { GoodsWords } from './reviews/goods-words.ts';
import type { DemoReview } from './trade-plan.ts';

/** Drawn from: most people who write are content. */
const scores = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2] as const;

/** How likely each aside is. */
const ASIDE = 0.22;
const MOST_ASIDES = 2;

export const aboutGoods: GoodsWords = { ...aboutFood, ...aboutWear, ...aboutHome, ...aboutLeisure };

/** One buyer's words about a goods; about one in six writes in English, a third of the content add pictures. */
export function writeReview(goods: DemoGoods, random: Random): DemoReview {
  const score = random.pick(scores);
  const content = say(goods, score, random);
  const photos = score >= 4 && random.chance(0.35) ? takePhotos(goods, random) : [];
  return { score, content, photos, isAnonymous: random.chance(0.15) };
}

function say({ key, category }: DemoGoods, score: number, random: Random): string {
  const language = random.chance(0.16) ? 'en' : 'zh';
  const ofGoods = aboutGoods[key];
  const ofKind = aboutKinds[category];
  if (!ofGoods) throw new Error(`nobody has words for ${key}`);
  if (score < 4) return toText(score === 3 ? ofKind.medium : ofKind.poor)[language];
  const words = toText(random.chance(0.7) ? ofGoods : ofKind.good)[language];
  const added = asides.filter(() => random.chance(ASIDE)).slice(0, MOST_ASIDES);
  return [words, ...added.map((aside) => toText(aside)[language])].join(language === 'zh' ? '' : ' ');
}

const tables: readonly [Tone, ...Tone[]] = ['sand', 'stone', 'cream', 'sky', 'mint', 'rose'];

/** Taken by hand at home: closer, a little askew, and sometimes with the box it came in. */
function takePhotos({ photos: [main] }: DemoGoods, random: Random): Photo[] {
  const tone = random.pick(tables);
  const turn = random.pick([-8, -5, 5, 8]);
  const own: Photo = {
    kind: 'photo',
    objects: main.objects,
    tone,
    prop: 'none',
    ratio: '1:1',
    turn,
    zoom: 1.15,
  };
  const second: Photo = random.chance(0.5)
    ? { ...own, turn: -turn, flip: true }
    : { kind: 'photo', objects: ['📦'], tone: random.pick(tables), prop: 'none', ratio: '1:1', turn: 4 };
  return random.chance(0.5) ? [own, second] : [own];
}
