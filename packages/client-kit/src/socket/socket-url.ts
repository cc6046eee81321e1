/** The socket's address exactly as the market is configured: the app key is made from it. */
export const ordinarySocketUrl = '/socket';
/** What a page names any other one by. */
export const socketUrlMeta = 'socket-url';

/** The server names any other than the ordinary one in its pages. */
export function readSocketUrl(): string {
  if (typeof document === 'undefined') return ordinarySocketUrl;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${socketUrlMeta}"]`);
  return meta?.content || ordinarySocketUrl;
}
