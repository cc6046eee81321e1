/** Names the file of the English texts in the page, so that what runs before the first paint can ask for it. */
import type { Plugin } from 'vite';

export const ENGLISH = 'english';
/** What `index.html` has in its place, and has until it is built. */
const PLACE = 'data-english=""';

export const englishPlugin: Plugin = {
  name: ENGLISH,
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const file = Object.values(bundle).find(({ name }) => name === ENGLISH);
      if (!file) throw new Error('the English texts of the first screen are no file of their own');
      return html.replace(PLACE, () => `data-english="./${file.fileName}"`);
    },
  },
};
