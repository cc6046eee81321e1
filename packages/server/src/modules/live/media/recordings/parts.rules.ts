/** How the parts of a recording become one film in which everything stands at its second of the live. */

/** What a part is, as far as it must be alike in all that are joined without being made anew. */
export type Probed = {
  seconds: number;
  format: string;
  width: number;
  height: number;
};

export type Joined = {
  path: string;
  /** What of its beginning is left out: it was sent before the live began. */
  skip: number;
  /** Until the next one begins: what was lost between them is a still picture, so that no second moves. */
  lasts: number | null;
};

/** Differences that nobody sees are not cut out: each cut moves to a key frame. */
const leastSkip = 1;

export function arrange(
  beganAt: Date,
  recorded: readonly { path: string; startedAt: Date; seconds: number }[],
): Joined[] {
  // what ended before the live began was its host’s alone
  const parts = recorded.filter(
    ({ startedAt, seconds }) => startedAt.getTime() + seconds * 1_000 > beganAt.getTime(),
  );
  const at = parts.map(({ startedAt }) => (startedAt.getTime() - beganAt.getTime()) / 1_000);
  return parts.map(({ path, seconds }, index) => {
    const begins = at[index] ?? 0;
    const skip = begins < -leastSkip ? Math.min(-begins, Math.max(0, seconds - leastSkip)) : 0;
    const next = at[index + 1];
    const length = seconds - skip;
    const lasts = next === undefined ? null : Math.max(length, next - Math.max(0, begins));
    return { path, skip, lasts };
  });
}

export const isAlike = (parts: readonly Probed[]): boolean =>
  parts.every(
    ({ format, width, height }) =>
      format === parts[0]?.format && width === parts[0].width && height === parts[0].height,
  );

const quote = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`;

/** What ffmpeg's concat demuxer reads. */
export const toConcatList = (parts: readonly Joined[]): string =>
  parts
    .flatMap(({ path, skip, lasts }) => [
      `file ${quote(path)}`,
      ...(skip > 0 ? [`inpoint ${skip.toFixed(3)}`] : []),
      ...(lasts === null ? [] : [`duration ${lasts.toFixed(3)}`]),
    ])
    .join('\n');
