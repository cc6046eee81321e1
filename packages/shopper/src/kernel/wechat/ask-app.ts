/** WeChat's own payment pages, as its browser offers them to the pages it shows. */
type Result = { err_msg: string };
type Bridge = {
  invoke: (name: string, params: Record<string, string>, done: (result: Result) => void) => void;
};

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

export type AppOutcome = 'done' | 'cancelled' | 'failed';

/** The app says how it went; whether the money moved is still the market's word. */
const askApp =
  (name: string) =>
  (params: Record<string, string>): Promise<AppOutcome> => {
    const bridge = window.WeixinJSBridge;
    if (!bridge) return Promise.resolve('failed');
    return new Promise((resolve) => {
      bridge.invoke(name, params, ({ err_msg }) => {
        if (err_msg.endsWith(':ok')) resolve('done');
        else resolve(err_msg.endsWith(':cancel') ? 'cancelled' : 'failed');
      });
    });
  };

export const payInApp = askApp('getBrandWCPayRequest');

/** Lets the person take money that the market sends to their WeChat. */
export const takeMoneyInApp = askApp('requestMerchantTransfer');
