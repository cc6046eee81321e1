/**
 * What WeChat's browser offers the pages it shows. Elsewhere, and when the app refuses, every one of
 * these resolves to nothing, and the caller falls back.
 */
import { ignoreErrors } from '@chengji/client-kit/react';
import { call, isInWechat } from '../calls/call.ts';
import { loadWx, type Wx, type WxAddress } from './wx.ts';

export type Card = { title: string; text: string; image: string; link: string };
export type Spot = { latitude: number; longitude: number };
export type NamedSpot = Spot & { name: string; address: string };

type Ask<Answer> = {
  success: (answer: Answer) => void;
  fail: (fault: { errMsg: string }) => void;
  cancel: () => void;
};

/** An SDK call as a promise; null when it failed or the person thought better of it. */
const asked = <Answer>(ask: (options: Ask<Answer>) => void): Promise<Answer | null> =>
  new Promise((resolve) => {
    const nothing = () => resolve(null);
    ask({ success: resolve, fail: nothing, cancel: nothing });
  });

/** The page is signed by its address without the hash, so once is enough while the app is open. */
async function configured(): Promise<Wx | null> {
  const [wx, config] = await Promise.all([
    loadWx(),
    ignoreErrors(call('GET /wanlshop/wechat/config', { url: location.href.split('#')[0] ?? '' })),
  ]);
  if (!wx || !config) return null;
  return new Promise((resolve) => {
    wx.ready(() => resolve(wx));
    wx.error(() => resolve(null));
    wx.config({ debug: false, ...config });
  });
}

export function createWechat(isInside: boolean) {
  let sdk: Promise<Wx | null> | null = null;

  /** What failed is tried again the next time it is wanted. */
  async function ready(): Promise<Wx | null> {
    if (!isInside) return null;
    sdk ??= configured();
    const wx = await sdk;
    if (!wx) sdk = null;
    return wx;
  }

  return {
    isInside,

    /** What a person who shares this page from the app's menu sends. */
    async share({ title, text, image, link }: Card): Promise<void> {
      const wx = await ready();
      if (!wx) return;
      const card = { title, link, imgUrl: image };
      await asked<unknown>((ask) => wx.updateAppMessageShareData({ ...ask, ...card, desc: text }));
      await asked<unknown>((ask) => wx.updateTimelineShareData({ ...ask, ...card }));
    },

    /** One compressed picture of the album. */
    async chooseImage(): Promise<File | null> {
      const wx = await ready();
      if (!wx) return null;
      const chosen = await asked<{ localIds: string[] }>((ask) =>
        wx.chooseImage({ ...ask, count: 1, sizeType: ['compressed'], sourceType: ['album'] }),
      );
      const localId = chosen?.localIds[0];
      if (!localId) return null;
      const data = await asked<{ localData: string }>((ask) => wx.getLocalImgData({ ...ask, localId }));
      return data ? toFile(data.localData) : null;
    },

    async locate(): Promise<Spot | null> {
      const wx = await ready();
      if (!wx) return null;
      const spot = await asked<Spot>((ask) => wx.getLocation({ ...ask, type: 'gcj02' }));
      return spot && { latitude: Number(spot.latitude), longitude: Number(spot.longitude) };
    },

    /** One of the addresses the person has saved in WeChat. */
    async pickAddress(): Promise<WxAddress | null> {
      const wx = await ready();
      return wx && asked<WxAddress>((ask) => wx.openAddress(ask));
    },

    /** Answers whether the app showed it. */
    async openLocation(spot: NamedSpot): Promise<boolean> {
      const wx = await ready();
      if (!wx) return false;
      return (await asked<unknown>((ask) => wx.openLocation({ ...ask, ...spot, scale: 16 }))) !== null;
    },
  };
}

/** One system hands over a data address, the other the bare base64. */
export function toFile(localData: string): File {
  const bytes = Uint8Array.from(atob(localData.replace(/^data:[^,]*,|\s/g, '')), (char) =>
    char.charCodeAt(0),
  );
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' });
}

export const wechat = createWechat(isInWechat);
