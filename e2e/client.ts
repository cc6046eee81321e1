/** Calls of the market that a journey is made in. */
import { type CallClient, createCallClient } from '../packages/client-kit/src/index.ts';
import { getMarket } from './market.ts';

export const createClient = (token: string | null, language: 'zh' | 'en' = 'zh'): CallClient =>
  createCallClient({
    get base() {
      return `${getMarket().url}/api`;
    },
    socketUrl: '/socket',
    appClient: 'H5',
    token: () => token,
    language: () => language,
  });

export const visitor = createClient(null);

/** Uploads a picture of the market as one's own, which what one publishes is made of. */
export async function uploadCopy(token: string, address: string): Promise<string> {
  const picture = await (await fetch(new URL(address, getMarket().url))).blob();
  const { url } = await createClient(token).upload('POST /wanlshop/common/upload', picture, 'copy.webp');
  return url;
}
