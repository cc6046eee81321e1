import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { listPictures } from './list-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'chengji-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listed = (bytes: Uint8Array) => {
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes);
  return listPictures({ path });
};

const some = new Uint8Array([1, 2, 3]);

/** Nothing but a list of contents, of so many empty files. */
function aZipList(entries: number): Buffer {
  const list = Buffer.alloc(entries * 54);
  for (let number = 0; number < entries; number += 1) {
    const at = number * 54;
    list.writeUInt32LE(0x02014b50, at);
    list.writeUInt16LE(8, at + 28);
    list.write(String(number).padStart(8, '0'), at + 46);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(list.length, 12);
  return Buffer.concat([list, end]);
}

describe('the list of a zip’s pictures', () => {
  it('names its files, but no folders and nothing hidden', async () => {
    const files = await listed(
      zipSync({ 'a/red.png': some, 'a/': new Uint8Array(), '__MACOSX/a/red.png': some, 'a/.hidden': some }),
    );
    expect(files?.map(({ name }) => name)).toEqual(['a/red.png']);
  });

  it('says where a file begins and how it is packed', async () => {
    const files = await listed(zipSync({ 'red.png': [some, { level: 0 }] }));
    expect(files).toEqual([{ name: 'red.png', offset: 0, packedBytes: 3, isDeflated: false }]);
  });

  it('leaves out what would unpack to more than a picture may have', async () => {
    const bomb = zipSync({ 'large.png': new Uint8Array(11 * 1024 * 1024), 'small.png': some });
    expect((await listed(bomb))?.map(({ name }) => name)).toEqual(['small.png']);
  });

  it('is none of what is no zip, or an empty one', async () => {
    expect(await listed(new Uint8Array([1, 2, 3]))).toBeNull();
    expect(await listed(zipSync({}))).toBeNull();
  });

  it('is none of a zip with too many entries', async () => {
    expect(await listed(aZipList(4_000))).toHaveLength(4_000);
    expect(await listed(aZipList(5_001))).toBeNull();
    expect(await listed(aZipList(60_000))).toBeNull();
  });
});
