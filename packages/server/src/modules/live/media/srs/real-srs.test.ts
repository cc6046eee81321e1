/** With SRS itself, where `SRS_PROGRAM` says where it is: `./configure --rtc=off --srt=off --sys-ssl=on` builds one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLive, freePort, hasEncoder, sendPictures, type TestLive } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { afterAll, describe, expect, vi } from 'vitest';
import { findLive } from '../../sessions/lives.queries.ts';

const program = process.env.SRS_PROGRAM ?? '';
const secret = 'a-secret-of-this-test-alone';
const folder = mkdtempSync(join(tmpdir(), 'chengji-srs-'));
let srs: ChildProcess | undefined;
let ports = { market: 0, rtmp: 0, api: 0, http: 0 };

const it = marketTest.extend('marketOptions', { scope: 'file' }, async () => {
  ports = { market: await freePort(), rtmp: await freePort(), api: await freePort(), http: await freePort() };
  return {
    environment: {
      PORT: String(ports.market),
      MEDIA_SECRET: secret,
      SRS_URL: `http://127.0.0.1:${ports.api}`,
      SRS_PLAY_URL: `http://127.0.0.1:${ports.http}/live`,
      SRS_RECORDINGS: join(folder, 'recordings'),
      RTMP_URL: `rtmp://127.0.0.1:${ports.rtmp}/live`,
    },
  };
});

afterAll(() => {
  srs?.kill('SIGKILL');
});

/** As docs/operations.md says. */
function startSrs(): void {
  mkdirSync(join(folder, 'recordings'), { recursive: true });
  mkdirSync(join(folder, 'html'), { recursive: true });
  const actions = ['on_publish', 'on_unpublish', 'on_play', 'on_stop', 'on_dvr'];
  const hooks = actions.map(
    (action) => `${action} http://127.0.0.1:${ports.market}/api/media/${action}?secret=${secret};`,
  );
  writeFileSync(
    join(folder, 'srs.conf'),
    `listen ${ports.rtmp};
daemon off; srs_log_tank console; pid ${folder}/srs.pid; max_connections 100;
http_server { enabled on; listen ${ports.http}; dir ${folder}/html; }
http_api { enabled on; listen ${ports.api}; }
vhost __defaultVhost__ {
  http_remux { enabled on; mount [vhost]/[app]/[stream].flv; }
  dvr { enabled on; dvr_plan session; dvr_path ${folder}/recordings/[stream].[timestamp].flv; }
  http_hooks { enabled on; ${hooks.join(' ')} }
}
`,
  );
  srs = spawn(program, ['-c', join(folder, 'srs.conf')], { cwd: folder, stdio: 'ignore' });
}

describe.skipIf(!program || !hasEncoder)('a live by SRS itself', () => {
  it('lets in one encoder by its key, is watched while it runs, and ends with a replay', async ({
    market,
    shop,
  }) => {
    startSrs();
    await vi.waitFor(async () =>
      expect((await fetch(`http://127.0.0.1:${ports.api}/api/v1/versions`)).status).toBe(200),
    );
    const live: TestLive = await aLive(market, shop);
    const read = () => findLive(market.context().db, live.id);
    const { push } = await shop.seller.client.call('GET /seller/live/details', { id: live.id });
    expect(push?.url).toBe(`rtmp://127.0.0.1:${ports.rtmp}/live`);
    const url = push?.url ?? '';
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    expect(await sendPictures(url, `${live.id}?key=wrong`).ended).not.toBe('');
    const encoder = sendPictures(url, live.key);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'living', encoder: 'sending' }));
    expect(await sendPictures(url, live.key).ended).not.toBe('');
    await vi.waitFor(async () => expect(await read()).toMatchObject({ width: 160, height: 284 }));

    const { flv } = market.server.kernel.services.media.getPlay(live.id);
    const stop = new AbortController();
    const answer = await fetch(flv, { signal: stop.signal });
    const first = await answer.body?.getReader().read();
    stop.abort();
    expect(Buffer.from(first?.value ?? []).toString('latin1', 0, 3)).toBe('FLV');

    await shop.seller.client.call('POST /seller/live/end', { id: live.id });
    expect(await encoder.ended).not.toBe('');
    await vi.waitFor(async () => expect((await read())?.state).toBe('replay'));
    expect((await fetch(`${market.url}${(await read())?.replayUrl}`)).headers.get('content-type')).toBe(
      'video/mp4',
    );
  });
});
