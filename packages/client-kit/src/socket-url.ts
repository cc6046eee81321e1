/** The socket's address exactly as the market is configured: the app key is made from it. */
const ordinary = '/socket';

/** The server names any other than the ordinary one in its pages. */
export function readSocketUrl(): string {
  if (typeof document === 'undefined') return ordinary;
  return document.querySelector<HTMLMetaElement>('meta[name="socket-url"]')?.content || ordinary;
}
