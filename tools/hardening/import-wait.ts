/**
 * How long the event loop of a market's process waits while a shop sends in the worst it may: a table of 120 MB in
 * the encoding of Chinese spreadsheets, a zip whose list of contents has 1.1 million entries, a picture of 49 million
 * pixels. Prints the longest wait of each; it must stay below 100 ms.
 */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { finished } from 'node:stream/promises';
import { createRateLimiter } from '@chengji/server/kernel/http/limits/limits';
import { Pictures } from '@chengji/server/kernel/storage/pictures';
import { createImportPool } from '@chengji/server/modules/imports/import-pool';
import sharp from 'sharp';

const longestWaitMs = 100;
const folder = mkdtempSync(join(tmpdir(), 'chengji-wait-'));

async function write(name: string, pieces: Iterable<Buffer>): Promise<string> {
  const path = join(folder, name);
  const file = createWriteStream(path);
  for (const piece of pieces) if (!file.write(piece)) await once(file, 'drain');
  file.end();
  await finished(file);
  return path;
}

/** 汤碗 in GB18030, again and again. */
function* tableLines(megabytes: number): Iterable<Buffer> {
  yield Buffer.from('Handle,Title,Variant Price\r\n');
  const title = Buffer.concat(Array.from({ length: 40 }, () => Buffer.from([0xcc, 0xc0, 0xcd, 0xeb])));
  for (let line = 0, bytes = 0; bytes < megabytes * 1_000_000; line += 1) {
    const whole = Buffer.concat([Buffer.from(`bowl-${line},`), title, Buffer.from(',19.00\r\n')]);
    bytes += whole.length;
    yield whole;
  }
}

/** A zip of empty files: nothing but its list of contents. */
function* makeZip(entries: number): Iterable<Buffer> {
  let bytes = 0;
  const entry = Buffer.alloc(46 + 8);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 28);
  for (let number = 0; number < entries; number += 1) {
    entry.write(String(number).padStart(8, '0'), 46);
    bytes += entry.length;
    yield Buffer.from(entry);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries % 65_536, 8);
  end.writeUInt16LE(entries % 65_536, 10);
  end.writeUInt32LE(bytes, 12);
  yield end;
}

async function measure(what: string, work: () => Promise<unknown>): Promise<boolean> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const outcome = await work().then(
    () => 'done',
    (error: Error) => error.message,
  );
  delay.disable();
  const longest = delay.max / 1_000_000;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${what}: ${outcome} after ${seconds} s, others waited ${longest.toFixed(0)} ms at most`);
  return longest < longestWaitMs;
}

const imports = createImportPool();
const pictures = new Pictures(createRateLimiter());
const results: boolean[] = [];
try {
  const from = await write('table.csv', tableLines(120));
  const to = join(folder, 'decoded.csv');
  results.push(
    await measure(`a table of ${(statSync(from).size / 1e6).toFixed(0)} MB`, () =>
      imports.run('decodeTable', { from, to }, 'a shop'),
    ),
  );
  const path = await write('pictures.zip', makeZip(1_100_000));
  results.push(
    await measure('a zip of 1,100,000 entries', () => imports.run('listPictures', { path }, 'a shop')),
  );
  const large = join(folder, 'large.png');
  const create = { width: 7_000, height: 7_000, channels: 3 as const, background: '#f60' };
  await sharp({ create }).png().toFile(large);
  results.push(
    await measure('a picture of 49 million pixels', () =>
      pictures.clean({ path: large }, { owner: 'someone' }),
    ),
  );
} finally {
  await Promise.all([imports.close(), pictures.close()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = results.every(Boolean) ? 0 : 1;
