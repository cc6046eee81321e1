/**
 * `node tools/hardening/rolling-restart.ts`: 10,000 calls through nginx while each of two nodes is taken out,
 * stopped, started anew and taken in again, as docs/operations.md says. Not one call may fail.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createCallClient } from '../../packages/client-kit/src/index.ts';
import { startNode } from '../../packages/testkit/src/index.ts';
import { newShopping, shop, steps } from './bystander.ts';
import { openMarket } from './market.ts';

const calls = 10_000;
const shoppersAtOnce = 4;
const port = 18_080;

const market = await openMarket({ buyers: 1_000, environment: { RATE_LIMIT: '0', TRUST_PROXY: '1' } });
const folder = mkdtempSync(join(tmpdir(), 'chengji-nginx-'));
const file = join(folder, 'nginx.conf');

/** nginx in front of the nodes; the one that is out gets nothing new. */
function writeConfig(out: number | null): void {
  const servers = market.nodes.map(
    ({ url }, at) => `    server ${new URL(url).host}${at === out ? ' down' : ''};`,
  );
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream market {
${servers.join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://market; proxy_http_version 1.1;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header Host $host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "";
    }
  }
}`,
  );
}

const reload = (out: number | null) => {
  writeConfig(out);
  execFileSync('nginx', ['-c', file, '-s', 'reload'], { stdio: 'ignore' });
};

writeConfig(null);
const nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' });
try {
  await setTimeout(500);
  const front = {
    client: (token: string | null = null) =>
      createCallClient({
        base: `http://127.0.0.1:${port}/api`,
        socketUrl: '/socket',
        appClient: 'H5',
        token: () => token,
        language: () => 'zh',
      }),
  };
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
      reload(which);
      await setTimeout(1_000); // what nginx has sent to it already is answered
      const code = await leaving.stop();
      if (code !== 0) throw new Error(`a node ended with ${code}`);
      market.nodes[which] = await startNode({ ...market.environment, PORT: new URL(leaving.url).port });
      reload(null);
      restarts += 1;
      await setTimeout(2_000);
    }
  }
  await Promise.all(shoppers);
  console.log(`${made()} calls answered, ${shopping.failures.length} failed, over ${restarts} restarts`);
  console.log(JSON.stringify(shopping.failures.slice(0, 10)));
  process.exitCode = shopping.failures.length === 0 ? 0 : 1;
} finally {
  nginx.kill('SIGTERM');
  await market.stop();
  rmSync(folder, { recursive: true, force: true });
}
