/** The samples of docs/operations.md, read by the programs that they are for. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from './setup/paths.mjs';

const has = (program: string) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
const missing = has('nginx') && has('openssl') ? null : 'this machine has no nginx and openssl';

describe('the samples', () => {
  it.skipIf(missing)(`of nginx is understood by nginx${missing ? ` (${missing})` : ''}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-nginx-'));
    const key = join(folder, 'privkey.pem');
    const certificate = join(folder, 'fullchain.pem');
    const names = ['-subj', '/CN=shop.example', '-days', '1'];
    const made = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...names], {
      stdio: 'ignore',
    });
    const sample = readFileSync(at('docs/samples/nginx.conf'), 'utf8');
    // ports below 1024 and the system's folders are not for everybody
    const site = sample
      .replaceAll('/etc/ssl/chengji/', `${folder}/`)
      .replaceAll(/listen (\d+)/g, 'listen 127.0.0.1:1$1');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('warn');
    expect(status).toBe(0);
  });

  it.each(['docs/samples/chengji@.service', 'Containerfile'])('%s starts a file that is there', (name) => {
    const program = /packages\/server\/src\/\w+\.ts/.exec(readFileSync(at(name), 'utf8'))?.[0] ?? '';
    expect(program).not.toBe('');
    expect(existsSync(at(program))).toBe(true);
  });
});
