import { useEffect } from 'react';
import { isInWechat } from '../calls/call.ts';

/** Tells WeChat what this page is while it is shown; elsewhere nothing is even loaded. */
export function useWechatShare(title: string, text: string, image: string): void {
  useEffect(() => {
    if (!isInWechat) return;
    const link = location.href;
    const picture = image && new URL(image, location.href).href;
    void import('./wechat.ts').then(({ wechat }) => wechat.share({ title, text, image: picture, link }));
  }, [title, text, image]);
}
