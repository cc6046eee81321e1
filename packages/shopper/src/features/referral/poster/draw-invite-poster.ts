/** An invitation as a picture, in colours that are the same in both themes: it is seen outside of the app. */
import { art } from '../../../design/feedback/art.ts';
import { beginPoster, drawCode, type Pen, posterSize, token } from '../../../design/poster/poster-pen.ts';

export type InviteWords = {
  name: string;
  lines: readonly string[];
  code: string;
  label: string;
  hint: string;
  scan: string;
  link: string;
};

const { width: WIDTH, height: HEIGHT } = posterSize;
const EDGE = 56;
const CODE = 300;

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

/** The invitation as the address of a picture. */
export async function drawInvitePoster(words: InviteWords): Promise<string> {
  const { pen, finish } = beginPoster();
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
  drawCode(pen, words.link, { top: 550, side: CODE });
  pen.textAlign = 'center';
  write(pen, `${words.label} · ${words.scan}`, [WIDTH / 2, 910], 28);
  write(pen, words.code, [WIDTH / 2, 976], 56, 700);
  write(pen, words.hint, [WIDTH / 2, 1_026], 26);
  return finish();
}
