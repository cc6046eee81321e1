/** What stands in a field once its words have been sent: what was typed meanwhile stays. */
export const withoutSent =
  (sent: string) =>
  (typed: string): string =>
    typed.trim() === sent.trim() ? '' : typed;
