/** What the sandbox and its one merchant know each other by: made at the first start, kept in its folder. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Pair = { publicKey: string; privateKey: string };

export type SandboxKeys = {
  appId: string;
  merchantId: string;
  merchantSerial: string;
  merchant: Pair;
  platformSerial: string;
  platform: Pair;
  apiV3Key: string;
};

const newPair = (): Pair =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const newKeys = (): SandboxKeys => ({
  appId: 'wxsandbox0000000001',
  merchantId: '1900000001',
  merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
  merchant: newPair(),
  platformSerial: `PUB_KEY_ID_${randomBytes(10).toString('hex').toUpperCase()}`,
  platform: newPair(),
  apiV3Key: randomBytes(16).toString('hex'),
});

const toPath = (folder: string) => join(folder, 'keys.json');

export const hasKeys = (folder: string): boolean => existsSync(toPath(folder));

export function saveKeys(folder: string, keys: SandboxKeys): void {
  const path = toPath(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

export function loadKeys(folder: string): SandboxKeys {
  if (!hasKeys(folder)) saveKeys(folder, newKeys());
  return JSON.parse(readFileSync(toPath(folder), 'utf8')) as SandboxKeys;
}
