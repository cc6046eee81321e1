/**
 * `node tools/hardening/rolling-restart.ts`: 10,000 calls through the nginx of docs/samples while each of two nodes is
 * stopped and started anew, as docs/operations.md says. Not one call may fail, and sockets open at the end as before.
 */
import { setTimeout } from 'node:timers/promises';
import { createCallClient } from '../../packages/client-kit/src/index.ts';
import { openSocket, startNginx, startNode } from '../../packages/testkit/src/index.ts';
import { newShopping, shop, steps } from './bystander.ts';
import { openMarket } from './market.ts';

const calls = 10_000;
const shoppersAtOnce = 4;

const market = await openMarket({ buyers: 1_000, environment: { RATE_LIMIT: '0', TRUST_PROXY: '1' } });
const nginx = await startNginx([market.nodes[0].url, market.nodes[1].url]);
const hearSocket = async () => {
  const socket = await openSocket(nginx);
  await socket.hear('init');
  socket.close();
};
try {
  const front = {
    client: (token: string | null = null) =>
      createCallClient({
        base: `${nginx.url}/api`,
        socketUrl: '/socket',
        appClient: 'H5',
        token: () => token,
        language: () => 'zh',
      }),
  };
  await hearSocket();
  const shopping = newShopping();
  const made = () => steps.reduce((sum, step) => sum + shopping.timesMs[step].length, 0);
  const isOver = () => made() + shopping.failures.length >= calls;
  const shoppers = Array.from({ length: shoppersAtOnce }, (_, at) =>
    shop(market, front, shopping, isOver, { first: at * 250 }),
  );
  let restarts = 0;
  while (!isOver()) {
    for (const which of [0, 1] as const) {
      if (isOver()) break;
      const leaving = market.nodes[which];
      const code = await leaving.stop();
      if (code !== 0) throw new Error(`a node ended with ${code}`);
      market.nodes[which] = await startNode({ ...market.environment, PORT: new URL(leaving.url).port });
      restarts += 1;
      await setTimeout(2_000);
    }
  }
  await Promise.all(shoppers);
  await hearSocket();
  console.log(`${made()} calls answered, ${shopping.failures.length} failed, over ${restarts} restarts`);
  console.log(JSON.stringify(shopping.failures.slice(0, 10)));
  process.exitCode = shopping.failures.length === 0 ? 0 : 1;
} finally {
  await nginx.stop();
  await market.stop();
}
