/**
 * How money is shown. In: two-place text as calls carry it. Lists drop what says nothing (`29.90` is 29.9,
 * `369.00` is 369); totals and orders always show both places. Thousands get a comma; minus is the true sign.
 */
export type Places = 'short' | 'full';

export type PriceParts = { sign: '' | '−'; whole: string; fraction: string };

const MONEY = /^(-?)(\d+)\.(\d{2})$/;

/** `"1299.90"` to `{ whole: '1,299', fraction: '.9' }`; text that is not money is shown as it came. */
export function priceParts(money: string, places: Places = 'short'): PriceParts {
  const match = MONEY.exec(money);
  if (!match) return { sign: '', whole: money, fraction: '' };
  const [, minus, digits = '', cents = ''] = match;
  const whole = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  const shown = places === 'full' ? cents : cents.replace(/0+$/, '');
  return { sign: minus ? '−' : '', whole, fraction: shown && `.${shown}` };
}

/** The whole price as one text: `¥1,299.90`, `−¥30.00`. */
export function showMoney(money: string, places: Places = 'full'): string {
  const { sign, whole, fraction } = priceParts(money, places);
  return `${sign}¥${whole}${fraction}`;
}

/** A movement of a wallet: `+¥12.00` or `−¥12.00`. */
export function showMovement(money: string): string {
  const shown = showMoney(money);
  return shown.startsWith('−') ? shown : `+${shown}`;
}

/** A discount as it is taken off: `−¥30.00`; nothing taken off is `¥0.00`. */
export function showDiscount(money: string): string {
  return /[1-9]/.test(money) ? showMoney(`-${money}`) : showMoney(money);
}
