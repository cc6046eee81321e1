import sanitizeHtml from 'sanitize-html';

/** What a description may be made of. Pictures are our own uploads; nothing brings style, script or a way out. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: { img: ['src', 'alt', 'width', 'height'], td: ['colspan'], th: ['colspan'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/files\/[\w./-]+$/.test(attribs.src ?? ''),
};

export const sanitizeContent = (html: string): string => sanitizeHtml(html, allowed).trim();
