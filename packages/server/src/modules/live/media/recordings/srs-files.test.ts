import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SrsFiles } from './srs-files.ts';

describe('a recording of SRS', () => {
  it.each([
    ['./objs/nginx/html/live/12.1420254068776.flv', '12.1420254068776.flv'],
    ['/data/12.mp4', '12.mp4'],
    ['C:\\srs\\12.flv', '12.flv'],
    ['../../etc/passwd', null],
    ['.flv', null],
    ['a b.flv', null],
    ['', null],
  ])('called %s is %s in the place of recordings', (file, name) => {
    expect(SrsFiles.nameOf(file)).toBe(name);
  });

  it('in a folder is read where it stands, and removed there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-srs-'));
    const path = join(folder, '12.flv');
    writeFileSync(path, 'film');
    const files = new SrsFiles(folder);
    expect(await files.fetch('12.flv', '/nowhere')).toEqual({ path, isOurs: false });
    await files.remove('12.flv');
    expect(existsSync(path)).toBe(false);
    await files.remove('12.flv');
  });

  it('behind an address is copied; what is not there is said', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/dvr/12.flv' ? 200 : 404;
      response.end('film');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const files = new SrsFiles(`http://127.0.0.1:${(server.address() as AddressInfo).port}/dvr`);
    const to = join(mkdtempSync(join(tmpdir(), 'chengji-srs-')), 'copy');
    expect(await files.fetch('12.flv', to)).toEqual({ path: to, isOurs: true });
    expect(readFileSync(to, 'utf8')).toBe('film');
    await expect(files.fetch('13.flv', to)).rejects.toThrow('404');
    server.close();
  });
});
