/** `13805716029` to `138 **** 6029`: enough to recognise one's own number. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1 **** $2');
