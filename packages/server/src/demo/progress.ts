/** Says what goes on while the market is filled: a line for each step, a living one in a terminal. */

export type Progress = {
  /** Shows a piece of work until it ends; the work may tell how far it is. */
  step<T>(title: string, work: (tell: (done: number, of: number) => void) => Promise<T>): Promise<T>;
};

type Out = { isTTY?: boolean; write(text: string): unknown };

const tellEveryMs = 100;

export function createProgress(out: Out): Progress {
  return {
    async step(title, work) {
      const begun = performance.now();
      let told = begun;
      let count = '';
      const seconds = () => `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
      if (out.isTTY) out.write(`  ${title} …`);
      const result = await work((done, of) => {
        count = ` ${of}`;
        if (!out.isTTY || performance.now() - told < tellEveryMs) return;
        told = performance.now();
        out.write(`\r  ${title} ${done}/${of} …`);
      });
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}  ${title}${count}: ${seconds()}\n`);
      return result;
    },
  };
}
