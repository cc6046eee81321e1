import { useEffect } from 'react';
import { isInWechat } from '../calls/call.ts';

/** Tells WeChat what this page is while it is shown, or which other address is to be shared; elsewhere nothing is even loaded. */
export function useWechatShare(title: string, text: string, image: string, address?: string): void {
  useEffect(() => {
    if (!isInWechat) return;
    const link = address ?? location.href;
    const picture = image && new URL(image, location.href).href;
    void import('./wechat.ts').then(({ wechat }) => wechat.share({ title, text, image: picture, link }));
  }, [title, text, image, address]);
}
