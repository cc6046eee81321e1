/** Transfers as a merchant's own HTTP client meets them, without our adapter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { type SandboxGateway, startSandboxGateway } from '../server.ts';
import { SandboxStore } from './store.ts';

const log = pino({ enabled: false });
const clock = { now: () => new Date() };
const base = '/v3/fund-app/mch-transfer/transfer-bills';
let folder: string;
let sandbox: SandboxGateway;
let merchant: Server;
let heard: { event: string; plain: Record<string, unknown> }[];
let number = 0;
let outBillNo: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  sandbox = await startSandboxGateway({ folder, clock, log, pageBase: '' });
  merchant = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { event_type: event, resource } = JSON.parse(body);
    const { ciphertext, nonce, associated_data } = resource;
    const plain = Aes.AesGcm.decrypt(ciphertext, sandbox.keys.apiV3Key, nonce, associated_data);
    heard.push({ event, plain: JSON.parse(plain) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
});
afterAll(async () => {
  merchant.close();
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  number += 1;
  outBillNo = `BILL${number}`;
  heard = [];
  await control('outcomes?transfers=pending');
});

const control = (path: string) => fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST' });

async function call(method: 'GET' | 'POST', url: string, content?: object, headers: object = {}) {
  const body = content ? JSON.stringify(content) : '';
  const { keys } = sandbox;
  const at = Math.floor(Date.now() / 1_000);
  const signature = Rsa.sign(Formatter.request(method, url, at, 'nonce', body), keys.merchant.privateKey);
  const answer = await fetch(`${sandbox.url}${url}`, {
    method,
    headers: {
      authorization: Formatter.authorization(keys.merchantId, 'nonce', signature, at, keys.merchantSerial),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body ? { body } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const transfer = (traits: object = {}, headers: object = {}) => {
  const order = {
    appid: sandbox.keys.appId,
    out_bill_no: outBillNo,
    transfer_scene_id: '1005',
    openid: 'o-7',
    transfer_amount: 1_000,
    transfer_remark: '余额提现',
    notify_url: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/`,
    transfer_scene_report_infos: [{ info_type: '报酬说明', info_content: '余额提现' }],
    ...traits,
  };
  return call('POST', base, order, headers);
};
const query = () => call('GET', `${base}/out-bill-no/${outBillNo}`);

describe('a transfer', () => {
  it('is shown in the fields of the protocol', async () => {
    expect((await transfer()).body).toMatchObject({
      out_bill_no: outBillNo,
      transfer_bill_no: expect.stringMatching(/^13\d+$/),
      create_time: expect.any(String),
      state: 'WAIT_USER_CONFIRM',
      package_info: expect.any(String),
    });
    expect((await query()).body).toMatchObject({
      mch_id: sandbox.keys.merchantId,
      appid: sandbox.keys.appId,
      out_bill_no: outBillNo,
      state: 'WAIT_USER_CONFIRM',
      transfer_amount: 1_000,
      transfer_remark: '余额提现',
      openid: 'o-7',
    });
  });

  it('is told of once it is over, and is known after a restart', async () => {
    await transfer();
    await control(`transfers/${outBillNo}/move?state=TRANSFERING`);
    await control(`transfers/${outBillNo}/move?state=FAIL&fail_reason=ACCOUNT_FROZEN`);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({
      event: 'MCHTRANSFER.BILL.FINISHED',
      plain: { out_bill_no: outBillNo, state: 'FAIL', fail_reason: 'ACCOUNT_FROZEN', transfer_amount: 1_000 },
    });
    expect(new SandboxStore(folder).transfers.get(outBillNo)).toMatchObject({ state: 'FAIL' });
  });

  it('is not known before it was asked for', async () => {
    expect(await query()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await control(`transfers/${outBillNo}/move?state=SUCCESS`)).status).toBe(404);
  });

  it('is refused where it lacks or has what it may not', async () => {
    const odd = [
      { out_bill_no: 'W-1' },
      { out_bill_no: 'W'.repeat(33) },
      { openid: '' },
      { transfer_amount: 0 },
      { transfer_amount: 200_000 },
      { transfer_remark: '长'.repeat(33) },
      { transfer_scene_id: '' },
      { transfer_scene_report_infos: [] },
      { notify_url: 'somewhere' },
    ];
    for (const traits of odd)
      expect(await transfer(traits)).toMatchObject({ status: 400, body: { code: 'PARAM_ERROR' } });
    expect(await transfer({ appid: 'wxother' })).toMatchObject({ body: { code: 'APPID_MCHID_NOT_MATCH' } });
  });

  it('takes a name that others seal with its key, and says which key that is', async () => {
    const { keys } = sandbox;
    const user_name = Rsa.encrypt('林小雨', keys.platform.publicKey);
    const traits = { transfer_amount: 200_000, user_name };
    expect(await transfer(traits)).toMatchObject({ body: { code: 'PARAM_ERROR' } });
    expect((await transfer(traits, { 'Wechatpay-Serial': keys.platformSerial })).status).toBe(200);
    expect(new SandboxStore(folder).transfers.get(outBillNo)?.userName).toBe('林小雨');
  });
});
