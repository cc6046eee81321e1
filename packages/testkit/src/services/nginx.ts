/** The nginx of docs/samples in front of nodes of a test's own, on a machine that has one. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from './free-port.ts';

export type TestNginx = {
  /** `https://…`: its certificate is trusted by this process from now on. */
  readonly url: string;
  /** Where it listens without TLS. */
  readonly plainUrl: string;
  stop(): Promise<void>;
};

const sample = new URL('../../../../docs/samples/nginx.conf', import.meta.url);
const startsWithinMs = 10_000;

/** Why a test that needs one is skipped; null where there is one. */
export function getNginxSkipReason(): string | null {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'this machine has no nginx and openssl';
  }
}

type Place = { folder: string; nodes: readonly string[]; port: number; plainPort: number };

/** The sample as it stands, but for what only its own machine has: its ports, its nodes and the certificate's folder. */
function toConfig({ folder, nodes, port, plainPort }: Place): string {
  const changes: [string, string][] = [
    ['/etc/ssl/chengji/', `${folder}/`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ...nodes.map((node, index): [string, string] => [`127.0.0.1:${8081 + index}`, new URL(node).host]),
  ];
  const site = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`the sample of nginx has no ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(sample, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `pid ${folder}/pid; error_log stderr error; daemon off; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${site}}`;
}

function createCertificate(folder: string): string {
  const made = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...names], {
    stdio: 'ignore',
  });
  return readFileSync(join(folder, 'fullchain.pem'), 'utf8');
}

/** Starts it in front of two nodes. */
export async function startNginx(nodes: readonly [string, string]): Promise<TestNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'chengji-nginx-'));
  chmodSync(folder, 0o755); // its workers are somebody else's, and keep there what is too long for memory
  setDefaultCACertificates([...getCACertificates(), createCertificate(folder)]);
  const [port, plainPort] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, toConfig({ folder, nodes, port, plainPort }));
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'inherit' });
  const nginx = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(nginx, 'exit');
  const url = `https://127.0.0.1:${port}`;
  await untilAnswered(url);
  return {
    url,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    async stop() {
      nginx.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + startsWithinMs;
  while (!(await fetch(`${url}/metrics`).catch(() => null))) {
    if (Date.now() > deadline) throw new Error('nginx did not answer in time');
    await wait(50);
  }
}
