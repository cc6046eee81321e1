/** What every poster is drawn with, in colours that are the same in both themes: it is seen outside of the app. */
import { correction, generate } from 'lean-qr';

export type Pen = CanvasRenderingContext2D;

export const posterSize = { width: 750, height: 1_120 } as const;

export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** An empty poster; throws where the browser draws nothing. */
export function beginPoster(): { pen: Pen; finish: () => string } {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, posterSize);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return { pen, finish: () => canvas.toDataURL('image/png') };
}

type Square = { top: number; side: number };

/** A code that leads to an address, each module as a square of whole dots, so that a camera sees sharp edges. */
export function drawCode(pen: Pen, link: string, { top, side, ...at }: Square & { left?: number }): void {
  const code = generate(link, { minCorrectionLevel: correction.M });
  const dot = Math.floor(side / code.size);
  const left = at.left ?? (posterSize.width - dot * code.size) / 2;
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) pen.fillRect(left + x * dot, top + y * dot, dot, dot);
    }
  }
}
