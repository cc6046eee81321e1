import { describe, expect, it } from 'vitest';
import { type CallKey, calls } from '../index.ts';

const said = (length: number) => 'a'.repeat(length);
const pictures = (count: number) => Array.from({ length: count }, (_, at) => `/files/00/${at}.webp`);
const application = {
  order_id: 1,
  line_id: 1,
  kind: 'refund_only',
  received: 'received',
  reason: 'no_longer_wanted',
  amount: '1.00',
};
const refusal = { id: 1, reason: '商品已发出' };
const complaint = { type: 'goods', target_id: 1, reason: 'counterfeit', content: said(10) };

/** Whether the call takes it, or else the fields that it names. */
function judge(call: CallKey, input: object): true | PropertyKey[] {
  const { error } = calls[call].in.safeParse(input);
  return error ? error.issues.map(({ path: [field] }) => field ?? '') : true;
}

describe.each<[CallKey, object, field: string, longest: number]>([
  ['POST /wanlshop/refund/apply', application, 'content', 500],
  ['POST /wanlshop/refund/edit', { ...application, id: 1 }, 'content', 500],
  ['POST /wanlshop/refund/intervene', { id: 1 }, 'content', 500],
  ['POST /wanlshop/refund/evidence', { id: 1, content: said(1) }, 'content', 500],
  ['POST /seller/refunds/evidence', { id: 1, content: said(1) }, 'content', 500],
  ['POST /seller/refunds/reject', refusal, 'reason', 200],
  ['POST /seller/refunds/refuse', refusal, 'reason', 200],
  ['POST /wanlshop/complaint/submit', complaint, 'content', 500],
])('%s', (call, rest, field, longest) => {
  it('takes nine pictures at most', () => {
    expect(judge(call, { ...rest, images: pictures(9) })).toBe(true);
    expect(judge(call, { ...rest, images: pictures(10) })).toEqual(['images']);
  });

  it(`takes a ${field} of ${longest} characters at most`, () => {
    expect(judge(call, { ...rest, [field]: said(longest) })).toBe(true);
    expect(judge(call, { ...rest, [field]: said(longest + 1) })).toEqual([field]);
  });
});

it('a complaint says at least ten characters, spaces around them not counted', () => {
  expect(judge('POST /wanlshop/complaint/submit', { ...complaint, content: said(9) })).toEqual(['content']);
  expect(judge('POST /wanlshop/complaint/submit', { ...complaint, content: ` ${said(9)} ` })).toEqual([
    'content',
  ]);
});
