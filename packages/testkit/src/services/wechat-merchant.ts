/** A gateway that speaks WeChat Pay's protocol, and the adapter of its one merchant: no market stands between. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMerchantAccount, type SandboxGateway } from '@chengji/sandbox';
import type { Clock } from '@chengji/server/kernel/time/clock';
import type { WechatAccount } from '@chengji/server/modules/payments/channels/wechat/account';
import { WechatGateway } from '@chengji/server/modules/payments/channels/wechat/wechat-gateway';
import { startSandbox } from './sandbox.ts';

export type WechatMerchant = {
  sandbox: SandboxGateway;
  account: WechatAccount;
  gateway: WechatGateway;
  /** Tells the gateway what to do: `payments/P1/approve`. */
  control(path: string): Promise<Response>;
  stop(): Promise<void>;
};

export async function startWechatMerchant(clock: Clock): Promise<WechatMerchant> {
  const folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  const sandbox = await startSandbox(folder, clock);
  const account = createMerchantAccount(sandbox, {
    notifyUrl: () => 'http://127.0.0.1:9/notify',
    clientUrl: 'https://market.example',
  });
  return {
    sandbox,
    account,
    gateway: new WechatGateway(account, clock),
    control: (path) => fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST' }),
    async stop() {
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
