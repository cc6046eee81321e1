import { findDemoMark } from '@chengji/server/kernel/demo-mark/demo-mark.queries';
import type { Kernel } from '@chengji/server/kernel/kernel';
import { demoOperator, demoPassword, demoPayPassword } from './accounts.ts';
import { shoppers } from './market/shoppers.ts';
import { shops } from './market/shops.ts';

const onlyHere = 'Only this machine gets in. For a phone on the same network: HOST=0.0.0.0 npm start';

/** Where the demo market is and who can log in to it; empty where this market is not the demo's. */
export async function welcomeTo({ db, config, url }: Kernel): Promise<string> {
  if (!config.demo || (await findDemoMark(db)) !== 'made') return '';
  const address = config.publicUrl?.replace(/\/$/, '') ?? url.replace('127.0.0.1', 'localhost');
  const span = (people: readonly { mobile: string }[]) => `${people[0]?.mobile} … ${people.at(-1)?.mobile}`;
  const rows = [
    ['market', `${address}/`],
    ['console', `${address}/console/`],
    ['calls', `${address}/api/docs`],
    [],
    ['shoppers', span(shoppers), `payment password ${demoPayPassword}`],
    ['shop owners', span(shops)],
    ['platform', demoOperator],
    ['password', demoPassword, 'of all of them'],
  ];
  const lines = rows.map(([name = '', value = '', note = '']) =>
    `  ${name.padEnd(13)}${value.padEnd(note ? 29 : 0)}${note}`.trimEnd(),
  );
  const closed = config.host === '127.0.0.1' ? `\n\n  ${onlyHere}` : '';
  return `\n橙集 Chengji is open\n\n${lines.join('\n')}${closed}\n\n`;
}
