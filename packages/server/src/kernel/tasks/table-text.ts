/** Spreadsheets round whole numbers of more than 15 digits; behind a tab they stay text. */
const longNumber = /^\d{12,}$/;

export const toText = (value: string): string => (longNumber.test(value) ? `\t${value}` : value);

/** The `cast` of a table that people open in a spreadsheet: such a number is no formula, though it begins with a tab. */
export const asText = {
  string: (value: string) =>
    longNumber.test(value) ? { value: toText(value), escape_formulas: false } : value,
};
