import type { BrandColours, CallOut } from '@chengji/contract';
import { STORAGE_KEY } from './constants.ts';
import { forget, store } from './storage.ts';

type Colours = CallOut<'GET /wanlshop/common/init'>['appStyle']['colours'];

const toRule = (selector: string, colours: BrandColours): string => {
  const lines = Object.entries(colours).map(([name, colour]) => `${toToken(name)}:${colour}`);
  return `${selector}{${lines.join(';')}}`;
};

/** As the tokens of `design/tokens.css` are called. */
function toToken(name: string): string {
  if (name === 'brand' || name === 'price' || name.startsWith('wash')) return `--c-${name.replace('_', '-')}`;
  return `--c-brand-${name}`;
}

/** Paints the app in the operator's colours. They are stored, so that `start.js` sets them before the next first paint. */
export function followBrand(colours: Colours): void {
  const css = colours ? toRule(':root', colours.light) + toRule('[data-theme="dark"]', colours.dark) : '';
  if (css) store(STORAGE_KEY.brand, css);
  else forget(STORAGE_KEY.brand);
  const style = document.getElementById('brand') ?? document.createElement('style');
  style.id = 'brand';
  style.textContent = css;
  // after the stylesheet of the app, over whose tokens it stands
  document.body.append(style);
}
