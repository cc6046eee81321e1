/** The page where a person approves or cancels a payment: plain HTML, for a phone, in Chinese and English. */
import { escapeHtml } from '@chengji/server/kernel/http/escape-html';

export type PageLanguage = 'zh' | 'en';
export type PageState = 'open' | 'paid' | 'over';

type Page = {
  language: PageLanguage;
  state: PageState;
  amount: string;
  title: string;
  /** Where the person goes back to; empty when the merchant gave none. */
  back: string;
  /** The query of this page, so that the language and the way back are kept. */
  query: string;
};

const texts = {
  zh: {
    name: '沙箱收银台',
    note: '这是演示环境，不会产生真实扣款',
    pay: '确认支付',
    cancel: '取消支付',
    paid: '支付成功',
    over: '该订单已关闭或已过期',
    back: '返回商家',
    order: '订单',
  },
  en: {
    name: 'Sandbox payment',
    note: 'This is a demo. No real money is charged.',
    pay: 'Approve',
    cancel: 'Cancel',
    paid: 'Paid',
    over: 'This payment is closed or has expired',
    back: 'Back to the shop',
    order: 'Order',
  },
} as const;

const style = `
:root{color-scheme:light dark;--page:#f4f5f7;--card:#fff;--ink:#1b1d21;--soft:#6b7078;--line:#e7e9ec;--brand:#0b7a4b;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#101214;--card:#1b1e22;--ink:#f2f3f5;--soft:#a2a8b0;--line:#2c3036;--brand:#3ecf8e;--on:#06291a}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif;display:grid;place-items:center;padding:24px}
main{width:100%;max-width:380px;background:var(--card);border-radius:20px;padding:28px 24px;text-align:center;box-shadow:0 12px 40px rgb(0 0 0/.08)}
h1{margin:0;font-size:15px;font-weight:600;color:var(--soft)}
.amount{margin:20px 0 4px;font-size:44px;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.amount small{font-size:24px;font-weight:600;margin-inline-end:4px}
dl{display:flex;justify-content:space-between;gap:16px;margin:20px 0;padding:14px 0;border-block:1px solid var(--line);font-size:14px}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere;text-align:end}
form{margin:0}
button,.button{display:block;width:100%;min-height:50px;border:0;border-radius:14px;font:inherit;font-weight:600;cursor:pointer;text-decoration:none;line-height:50px}
.primary{background:var(--brand);color:var(--on)}
.primary+.primary{margin-top:10px}
.hint{margin:-12px 0 24px;color:var(--soft);font-size:14px}
.plain{background:none;color:var(--soft);margin-top:6px;font-weight:500}
:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
.state{margin:20px 0;font-size:20px;font-weight:600}
.mark{width:64px;height:64px;margin:20px auto 0;border-radius:50%;background:var(--brand);color:var(--on);display:grid;place-items:center;font-size:34px}
footer{margin-top:20px;font-size:13px;color:var(--soft)}
footer a{color:inherit}
`;

export function renderPage({ language, state, amount, title, back, query }: Page): string {
  const t = texts[language];
  const form = (action: string, className: string, text: string) =>
    `<form method="post" action="${escapeHtml(`?${query}`)}"><input type="hidden" name="do" value="${action}"><button class="${className}">${text}</button></form>`;
  const wayBack = back ? `<a class="button primary" href="${escapeHtml(back)}">${t.back}</a>` : '';
  const sum = `<p class="amount"><small>¥</small>${amount}</p>`;
  const body = {
    open: `${sum}<dl><dt>${t.order}</dt><dd>${escapeHtml(title)}</dd></dl>${form('approve', 'primary', t.pay)}${form('cancel', 'plain', t.cancel)}`,
    paid: `<div class="mark" aria-hidden="true">✓</div>${sum}<p class="state" role="status">${t.paid}</p>${wayBack}`,
    over: `<p class="state" role="status">${t.over}</p>${wayBack}`,
  }[state];
  const goBack =
    state === 'paid' && back ? `<meta http-equiv="refresh" content="1;url=${escapeHtml(back)}">` : '';
  return renderFrame({ language, title: t.name, note: t.note, query, body, head: goBack });
}

export const chooseLanguage = (asked: string | undefined, accepted = ''): PageLanguage =>
  (asked ?? accepted).startsWith('en') ? 'en' : 'zh';

type Frame = {
  language: PageLanguage;
  title: string;
  note: string;
  /** The query of this page, kept when it is read in the other language. */
  query: string;
  /** HTML, made here. */
  body: string;
  head?: string;
};

const languageNames = { zh: '中文', en: 'English' } as const;

/** What every page of the sandbox stands in. */
export function renderFrame({ language, title, note, query, body, head = '' }: Frame): string {
  const other = language === 'zh' ? 'en' : 'zh';
  const otherQuery = new URLSearchParams(query);
  otherQuery.set('lang', other);
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">${head}<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}<footer><p>${note}</p><a href="${escapeHtml(`?${otherQuery}`)}" lang="${other}">${languageNames[other]}</a></footer></main></body></html>`;
}
