import type { DemoGoods } from '../goods/expand-goods.ts';
import { getDepartment } from '../market/categories.ts';
import type { Photo } from '../pictures/picture.ts';
import type { Tone } from '../pictures/tones.ts';
import type { Random } from '../random.ts';
import {
  chineseAsides,
  chinesePhrases,
  englishAsides,
  englishPhrases,
  type Phrases,
} from './review-phrases.ts';
import type { DemoReview } from './trade-plan.ts';

/** Drawn from: most people who write are content. */
const scores = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2] as const;

/** One buyer's words about a goods; about one in six writes in English, a third of the content add pictures. */
export function writeReview(goods: DemoGoods, random: Random): DemoReview {
  const score = random.pick(scores);
  const content = random.chance(0.16)
    ? say(englishPhrases, englishAsides, score, random, ' ')
    : say(getPhrases(goods), chineseAsides, score, random, '');
  const photos = score >= 4 && random.chance(0.35) ? takePhotos(goods, random) : [];
  return { score, content, photos, isAnonymous: random.chance(0.15) };
}

function getPhrases(goods: DemoGoods): Phrases {
  const phrases = chinesePhrases[getDepartment(goods.category)];
  if (!phrases) throw new Error(`nobody has words for ${goods.category}`);
  return phrases;
}

function say(
  phrases: Phrases,
  asides: readonly string[],
  score: number,
  random: Random,
  gap: string,
): string {
  const choices = score >= 4 ? phrases.good : score === 3 ? phrases.medium : phrases.poor;
  const words = choices[random.whole(0, choices.length - 1)] ?? '';
  if (score < 4 || !random.chance(0.55)) return words;
  return `${words}${gap}${asides[random.whole(0, asides.length - 1)]}`;
}

const tables: readonly [Tone, ...Tone[]] = ['sand', 'stone', 'cream', 'sky', 'mint', 'rose'];

/** Taken by hand at home: closer, a little askew, and sometimes with the box it came in. */
function takePhotos({ photos: [main] }: DemoGoods, random: Random): Photo[] {
  const tone = random.pick(tables.filter((table) => table !== main.tone) as [Tone, ...Tone[]]);
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
    ? { ...own, turn: -turn, flip: true, tone: main.tone }
    : { kind: 'photo', objects: ['📦'], tone: random.pick(tables), prop: 'none', ratio: '1:1', turn: 4 };
  return random.chance(0.5) ? [own, second] : [own];
}
