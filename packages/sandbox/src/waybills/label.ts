/** A label of 100 × 150 mm, with the parcel's number as a Code 128 barcode. */
import { escapeHtml } from '@chengji/server/kernel/http/escape-html';
import JsBarcode from 'jsbarcode';
import type { SandboxWaybill } from './waybills.ts';

const width = 100;
const height = 150;

/** The bars of a text, one digit for each module: 1 is dark. */
export function toModules(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

type Place = { x: number; y: number; width: number; height: number };

/** One rectangle for each run of dark modules. */
function drawBars(text: string, { x, y, width, height }: Place): string {
  const modules = toModules(text);
  const unit = width / modules.length;
  return [...modules.matchAll(/1+/g)]
    .map(
      ({ 0: run, index }) =>
        `<rect x="${(x + index * unit).toFixed(3)}" y="${y}" width="${(run.length * unit).toFixed(3)}" height="${height}"/>`,
    )
    .join('');
}

const maskMobile = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** Lines of so many letters at most. */
const wrap = (text: string, most: number): string[] => text.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [];

const write = (x: number, y: number, size: number, text: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeHtml(text)}</text>`;

const rule = (y: number) => `<line x1="2" x2="98" y1="${y}" y2="${y}" stroke="#000" stroke-width="0.3"/>`;

export function drawLabel({ order, kuaidinum, isCancelled }: SandboxWaybill): string {
  const { recMan, sendMan, cargo, weight, net, needDesensitization } = order;
  const mobile = (text: string) => (needDesensitization ? maskMobile(text) : text);
  const lines = (x: number, y: number, size: number, text: string, most: number) =>
    wrap(text, most)
      .slice(0, 3)
      .map((line, at) => write(x, y + at * size * 1.3, size, line))
      .join('');
  const centred = 'text-anchor="middle"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="sans-serif">
<rect width="${width}" height="${height}" fill="#fff"/>
<rect x="2" y="2" width="96" height="146" fill="none" stroke="#000" stroke-width="0.3"/>
${write(5, 11, 6, order.kuaidicom.toUpperCase(), 'font-weight="bold"')}
${write(95, 10, 3.5, net ?? '', 'text-anchor="end"')}
${rule(15)}
${drawBars(kuaidinum, { x: 15, y: 18, width: 70, height: 16 })}
${write(50, 39, 4.5, kuaidinum, `${centred} letter-spacing="0.4"`)}
${rule(42)}
${write(5, 50, 5, `收 ${recMan.name} ${mobile(recMan.mobile)}`, 'font-weight="bold"')}
${lines(5, 57, 4.5, recMan.printAddr, 20)}
${rule(74)}
${write(5, 80, 3.5, `寄 ${sendMan.name} ${mobile(sendMan.mobile)}`)}
${lines(5, 85, 3.2, sendMan.printAddr, 28)}
${rule(96)}
${lines(5, 102, 3.2, cargo, 28)}
${write(95, 113, 3.2, `${weight} kg`, 'text-anchor="end"')}
${rule(116)}
${drawBars(kuaidinum, { x: 20, y: 119, width: 60, height: 12 })}
${write(50, 136, 3.5, kuaidinum, centred)}
${write(5, 144, 3, order.orderId)}
${isCancelled ? write(50, 70, 12, '已取消', `${centred} fill="#c00" transform="rotate(-20 50 70)"`) : ''}
</svg>`;
}
