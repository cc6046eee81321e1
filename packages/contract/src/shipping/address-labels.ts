/** The labels of addresses that every client translates; any other is a word of the shopper's own. */
export const addressLabels = ['home', 'work', 'school'] as const;
