/** WeChat's own payment, as its browser offers it to the pages it shows. */
type Result = { err_msg: string };
type Bridge = {
  invoke: (name: string, params: Record<string, string>, done: (result: Result) => void) => void;
};

declare global {
  interface Window {
    WeixinJSBridge?: Bridge;
  }
}

export type AppPayment = 'paid' | 'cancelled' | 'failed';

/** The app says how it went; whether the money came is still the market's word. */
export function payInApp(params: Record<string, string>): Promise<AppPayment> {
  const bridge = window.WeixinJSBridge;
  if (!bridge) return Promise.resolve('failed');
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => {
      if (err_msg.endsWith(':ok')) resolve('paid');
      else resolve(err_msg.endsWith(':cancel') ? 'cancelled' : 'failed');
    });
  });
}
