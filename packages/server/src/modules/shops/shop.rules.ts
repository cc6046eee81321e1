/** A shop's score is the mean of what its buyers gave, to one decimal; a shop nobody has judged has full marks. */

export const shopScore = (sum: number, count: number): number =>
  count === 0 ? 5 : Math.round((sum / count) * 10) / 10;
