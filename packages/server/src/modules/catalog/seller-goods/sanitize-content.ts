import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
];

const isOwnPicture = (source: string | undefined): boolean => /^\/files\/[\w./-]+$/.test(source ?? '');

/** What a description may be made of. Pictures are our own uploads; nothing brings style, script or a way out. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
};

export const sanitizeContent = (html: string): string => sanitizeHtml(html, allowed).trim();

/** Without these a description reads the same. */
const unseenTags = ['html', 'head', 'body', 'meta', 'span', 'font'];
const seenAttributes = ['style', 'align', 'color', 'bgcolor', 'face', 'size'];

/** What a reader would miss of a description once it is sanitised. */
export function findContentLosses(html: string): { pictures: boolean; formatting: boolean } {
  const losses = { pictures: false, formatting: false };
  sanitizeHtml(html, {
    ...allowed,
    onOpenTag: (tag, attributes) => {
      if (tag === 'img') losses.pictures ||= !isOwnPicture(attributes.src);
      else losses.formatting ||= !allowedTags.includes(tag) && !unseenTags.includes(tag);
      losses.formatting ||= seenAttributes.some((name) => attributes[name]);
    },
  });
  return losses;
}
