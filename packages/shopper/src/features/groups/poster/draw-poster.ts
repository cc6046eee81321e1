/**
 * The poster of a team: its goods, the price, how many it wants and until when, and a code that leads to it.
 * Its colours are the tokens that are the same in both themes, for it is seen outside of the app.
 */
import { correction, generate } from 'lean-qr';
import { cropToSquare, wrapText } from './poster.view.ts';

export type PosterWords = {
  title: string;
  image: string;
  price: string;
  single: string;
  wanted: string;
  until: string;
  scan: string;
  link: string;
};

const WIDTH = 750;
const HEIGHT = 1_120;
const EDGE = 48;
const CODE = 200;
const PICTURE_WIDTH = 654;

type Pen = CanvasRenderingContext2D;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

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

/** A goods whose picture does not come still has a poster. */
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

/** Each module as a square of whole dots, so that a camera sees sharp edges. */
function drawCode(pen: Pen, link: string, left: number, top: number, color: string): void {
  const code = generate(link, { minCorrectionLevel: correction.M });
  const dot = Math.floor(CODE / code.size);
  pen.fillStyle = color;
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) pen.fillRect(left + x * dot, top + y * dot, dot, dot);
    }
  }
}

/** The poster as the address of a picture. */
export async function drawPoster(words: PosterWords): Promise<string> {
  const picture = await loadPicture(words.image);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const ink = token('--c-vip-1');
  const soft = `rgb(${token('--ph-stone-sh')})`;
  const brand = token('--c-brand-fill');
  pen.fillStyle = token('--c-on-brand');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawPicture(pen, picture);

  pen.font = `600 34px ${token('--font')}`;
  const title = wrapText(words.title, PICTURE_WIDTH, 2, (text) => pen.measureText(text).width);
  for (const [row, line] of title.entries()) {
    write(pen, line, [EDGE, 758 + row * 48], { size: 34, color: ink, weight: 600 });
  }
  write(pen, words.price, [EDGE, 898], { size: 60, color: brand, weight: 700 });
  write(pen, words.single, [EDGE, 944], { size: 26, color: soft });
  write(pen, words.wanted, [EDGE, 1_008], { size: 32, color: ink, weight: 600 });
  write(pen, words.until, [EDGE, 1_054], { size: 26, color: soft });

  const codeLeft = WIDTH - EDGE - CODE;
  drawCode(pen, words.link, codeLeft, 850, ink);
  pen.textAlign = 'center';
  write(pen, words.scan, [codeLeft + CODE / 2, 1_084], { size: 24, color: soft });
  return canvas.toDataURL('image/png');
}
