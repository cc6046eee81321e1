/** Says what goes on while the market is filled: a line for each step as it ends, a living one in a terminal. */

/** One more thing is done, of so many where that is known. */
export type Told = (of?: number) => void;

export type Progress = {
  /** Shows a piece of work until it ends; several may be under way at once. */
  step<T>(title: string, work: (told: Told) => Promise<T>): Promise<T>;
};

type Out = { isTTY?: boolean; write(text: string): unknown };

const drawEveryMs = 100;
const clearLine = '\r\x1b[K';

export function createProgress(out: Out): Progress {
  const underWay = new Map<string, string>();
  let drawnAtMs = 0;
  const draw = () => {
    if (!out.isTTY || performance.now() - drawnAtMs < drawEveryMs) return;
    drawnAtMs = performance.now();
    const steps = [...underWay].map(([title, count]) => `${title} ${count}`);
    out.write(`${clearLine}  ${steps.join(', ')} …`);
  };
  return {
    async step(title, work) {
      const begunAtMs = performance.now();
      let done = 0;
      underWay.set(title, '');
      const result = await work((of) => {
        done += 1;
        underWay.set(title, of === undefined ? `${done}` : `${done}/${of}`);
        draw();
      });
      underWay.delete(title);
      const seconds = ((performance.now() - begunAtMs) / 1_000).toFixed(1);
      const count = done > 0 ? `${done} ` : '';
      out.write(`${out.isTTY ? clearLine : ''}  ${count}${title} in ${seconds} s\n`);
      return result;
    },
  };
}
