/** An invitation as a picture, in colours that are the same in both themes: it is seen outside of the app. */
import { correction, generate } from 'lean-qr';
import { art } from '../../../design/feedback/art.ts';

export type InviteWords = {
  name: string;
  lines: readonly string[];
  code: string;
  label: string;
  hint: string;
  scan: string;
  link: string;
};

const WIDTH = 750;
const HEIGHT = 1_120;
const EDGE = 56;
const CODE = 300;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

type Pen = CanvasRenderingContext2D;

/** In one line of at most so many dots: a longer text is written smaller. */
function write(pen: Pen, text: string, [x, y]: [number, number], size: number, weight = 400): void {
  const most = WIDTH - 2 * EDGE;
  pen.font = `${weight} ${size}px ${token('--font')}`;
  const { width } = pen.measureText(text);
  if (width > most) pen.font = `${weight} ${Math.floor((size * most) / width)}px ${token('--font')}`;
  pen.fillText(text, x, y);
}

async function drawBags(pen: Pen): Promise<void> {
  const picture = new Image();
  picture.src = art.bags.url;
  try {
    await picture.decode();
    pen.drawImage(picture, WIDTH - EDGE - 190, 310, 190, 190);
  } catch {
    // the words are enough
  }
}

/** Each module as a square of whole dots, so that a camera sees sharp edges. */
function drawCode(pen: Pen, link: string, top: number): void {
  const code = generate(link, { minCorrectionLevel: correction.M });
  const dot = Math.floor(CODE / code.size);
  const left = (WIDTH - dot * code.size) / 2;
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) pen.fillRect(left + x * dot, top + y * dot, dot, dot);
    }
  }
}

/** The invitation as the address of a picture. */
export async function drawInvitePoster(words: InviteWords): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const ground = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, token('--c-brand-press'));
  ground.addColorStop(1, token('--c-star'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = token('--c-on-brand');
  write(pen, words.name, [EDGE, 130], 32);
  for (const [row, line] of words.lines.entries()) write(pen, line, [EDGE, 230 + row * 80], 60, 700);
  await drawBags(pen);

  pen.fillStyle = token('--c-on-brand');
  pen.beginPath();
  pen.roundRect(EDGE, 500, WIDTH - 2 * EDGE, HEIGHT - 500 - EDGE, 32);
  pen.fill();
  pen.fillStyle = token('--c-vip-1');
  drawCode(pen, words.link, 550);
  pen.textAlign = 'center';
  write(pen, `${words.label} · ${words.scan}`, [WIDTH / 2, 910], 28);
  write(pen, words.code, [WIDTH / 2, 976], 56, 700);
  write(pen, words.hint, [WIDTH / 2, 1_026], 26);
  return canvas.toDataURL('image/png');
}
