/** Spreadsheets round whole numbers of more than 15 digits; behind a tab they stay text. */
const longNumber = /^\d{12,}$/;

export const toText = (value: string): string => (longNumber.test(value) ? `\t${value}` : value);

/** The `cast` of a table that people open in a spreadsheet. */
export const asText = { string: toText };
