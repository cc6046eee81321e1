/** WeChat wants the receiver's real name for a transfer of 2,000.00 and more, and checks it. */
const nameFromCents = 200_000;

export const needsName = (cents: number): boolean => cents >= nameFromCents;
