/** A poster of something with a picture: its title, a large word, what it asks for, and a code that leads to it. */

import { cropToSquare, wrapText } from './poster.rules.ts';
import { beginPoster, drawCode, type Pen, posterSize, token } from './poster-pen.ts';

export type PosterWords = {
  title: string;
  image: string;
  /** In large letters, such as a price; `small` stands below it. */
  large: string;
  small: string;
  /** What it asks for, and until when. */
  call: string;
  foot: string;
  /** Below the code, which leads to `link`. */
  scan: string;
  link: string;
};

const EDGE = 48;
const CODE = 200;
const PICTURE_WIDTH = 654;

type Letters = { size: number; color: string; weight?: 400 | 600 | 700 };

function write(
  pen: Pen,
  text: string,
  [x, y]: [number, number],
  { size, color, weight = 400 }: Letters,
): void {
  pen.font = `${weight} ${size}px ${token('--font')}`;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

/** What has a picture that does not come still has a poster. */
async function loadPicture(url: string): Promise<HTMLImageElement | null> {
  if (!url) return null;
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = url.startsWith('/files/') ? `${url}?w=${PICTURE_WIDTH}` : url;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

function drawPicture(pen: Pen, picture: HTMLImageElement | null): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(EDGE, EDGE, PICTURE_WIDTH, PICTURE_WIDTH, 24);
  pen.clip();
  pen.fillStyle = token('--ph-peach-2');
  pen.fillRect(EDGE, EDGE, PICTURE_WIDTH, PICTURE_WIDTH);
  if (picture) {
    const { x, y, side } = cropToSquare(picture.naturalWidth, picture.naturalHeight);
    pen.drawImage(picture, x, y, side, side, EDGE, EDGE, PICTURE_WIDTH, PICTURE_WIDTH);
  }
  pen.restore();
}

/** The poster as the address of a picture. */
export async function drawPoster(words: PosterWords): Promise<string> {
  const picture = await loadPicture(words.image);
  const { pen, finish } = beginPoster();
  const ink = token('--c-vip-1');
  const soft = `rgb(${token('--ph-stone-sh')})`;
  const brand = token('--c-brand-fill');
  pen.fillStyle = token('--c-on-brand');
  pen.fillRect(0, 0, posterSize.width, posterSize.height);
  drawPicture(pen, picture);

  pen.font = `600 34px ${token('--font')}`;
  const title = wrapText(words.title, PICTURE_WIDTH, 2, (text) => pen.measureText(text).width);
  for (const [row, line] of title.entries()) {
    write(pen, line, [EDGE, 758 + row * 48], { size: 34, color: ink, weight: 600 });
  }
  write(pen, words.large, [EDGE, 898], { size: 60, color: brand, weight: 700 });
  write(pen, words.small, [EDGE, 944], { size: 26, color: soft });
  write(pen, words.call, [EDGE, 1_008], { size: 32, color: ink, weight: 600 });
  write(pen, words.foot, [EDGE, 1_054], { size: 26, color: soft });

  const left = posterSize.width - EDGE - CODE;
  pen.fillStyle = ink;
  drawCode(pen, words.link, { left, top: 850, side: CODE });
  pen.textAlign = 'center';
  write(pen, words.scan, [left + CODE / 2, 1_084], { size: 24, color: soft });
  return finish();
}
