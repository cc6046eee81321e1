/** Where a phone sees the draft: the page of modules, by a token in place of a number. */
export const toPreviewUrl = (origin: string, token: string): string =>
  `${origin}/#/pages/page/index?id=1&preview=${encodeURIComponent(token)}`;
