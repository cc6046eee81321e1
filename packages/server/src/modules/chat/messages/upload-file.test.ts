import { anM4a, aShopper, aWebm, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import sharp from 'sharp';
import { describe, expect } from 'vitest';

const send = ({ client }: Person, bytes: Buffer, name = 'voice.m4a') =>
  client.upload('POST /wanlshop/chat/upload', new Blob([new Uint8Array(bytes)]), name);

describe('sending up a file', () => {
  it.for([
    ['m4a', anM4a(7), 'audio/mp4'],
    ['weba', aWebm(), 'audio/webm'],
  ] as const)(
    'keeps a voice as it came, served as sound and in parts: %s',
    async ([extension, bytes, type], { market, shopper }) => {
      const sent = await send(shopper, bytes);
      expect(sent.type).toBe('voice');
      expect(sent.url).toMatch(new RegExp(`^/files/\\w{2}/\\w{40}\\.${extension}$`));
      expect((await send(shopper, bytes)).url).not.toBe(sent.url);
      const whole = await fetch(`${market.url}${sent.url}`);
      expect(whole.headers.get('content-type')).toBe(type);
      expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes);
      const part = await fetch(`${market.url}${sent.url}`, { headers: { range: 'bytes=4-11' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
    },
  );

  it('keeps a picture like any other of the market', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#ff5a1f' } });
    const bytes = await picture.png().toBuffer();
    expect(await send(shopper, bytes, 'a.m4a')).toMatchObject({ type: 'img', width: 20, height: 10 });
    const file = new Blob([new Uint8Array(bytes)]);
    const theirs = await shop.seller.client.upload('POST /seller/chat/upload', file, 'a.png');
    expect(theirs).toMatchObject({ type: 'img' });
  });

  it.for([
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(400)]), 'chat.file_type'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'chat.file_type'],
    ['what only begins like a voice', anM4a(7).subarray(0, 40), 'chat.file_type'],
    ['what only begins like WebM', aWebm().subarray(0, 30), 'chat.file_type'],
    ['a film', anM4a(5, { picture: true }), 'chat.file_type'],
    ['a voice of 61 seconds', anM4a(61), 'chat.voice_too_long'],
    ['a WebM of 61 seconds', aWebm(61), 'chat.voice_too_long'],
    ['more than a megabyte', Buffer.concat([anM4a(7), Buffer.alloc(1_048_576)]), 'chat.voice_too_large'],
    [
      'what only begins like a picture',
      Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'),
      'content.not_a_picture',
    ],
  ] as const)('refuses %s under any name', async ([_what, bytes, key], { market, shopper }) => {
    const { pool } = market.server.kernel.database;
    const count = async () => (await pool.query('select count(*) from chat_voices')).rows;
    const before = await count();
    expect(await getRefusalKey(send(shopper, bytes))).toBe(key);
    expect(await count()).toEqual(before);
  });
});
