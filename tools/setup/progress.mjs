/** Says what goes on, on one living line in a terminal and as plain lines in a log. */

const isLive = process.stdout.isTTY === true;

/** @param {number} since in ms */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} title @param {number} since in ms */
const sayDone = (title, since) => console.log(`${isLive ? '\r\x1b[K' : ''}${title}: ${seconds(since)}`);

/**
 * Shows a piece of work until it ends.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {() => string} [detail] asked for now and then while the work goes on
 * @returns {Promise<T>}
 */
export async function withProgress(title, work, detail = () => '') {
  const began = performance.now();
  const line = () => `${title} … ${seconds(began)}${detail() ? `, ${detail()}` : ''}`;
  if (!isLive) console.log(`${title} …`);
  const timer = setInterval(
    () => (isLive ? process.stdout.write(`\r\x1b[K${line()}`) : console.log(line())),
    isLive ? 200 : 10_000,
  );
  try {
    const result = await work();
    sayDone(title, began);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Says how long a piece of work took, while the living line is another's.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDuration(title, work) {
  const began = performance.now();
  const result = await work();
  sayDone(title, began);
  return result;
}
