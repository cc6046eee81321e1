import { expect, it } from 'vitest';
import type { Statement } from './exchange.ts';
import { toScript } from './pgbench-script.ts';
import { valueText } from './value-text.ts';

const order = (key: string, id: string, at: string): Statement[] => [
  { text: 'begin', values: [], columns: [], row: null },
  {
    text: 'insert into orders (key, sku_id, created_at) values ($1, $2, $3) returning "id"',
    values: [key, '7', at],
    columns: ['id'],
    row: [id],
  },
  { text: 'insert into lines (order_id, key) values ($1, $2)', values: [id, key], columns: [], row: null },
  { text: 'commit', values: [], columns: [], row: null },
];

it('keeps what is the same, makes up what differs and hands on what was returned', () => {
  const script = toScript(
    order('a-1', '11', '2026-11-21T08:00:00Z'),
    order('b-2', '12', '2026-11-21T08:00:01Z'),
  );
  expect(script).toEqual({
    statements: 4,
    text: [
      '\\set made_up_0 random(1, 9000000000000000)',
      'begin;',
      `insert into orders (key, sku_id, created_at) values (:made_up_0, '7', '2026-11-21T08:00:00Z') returning "id" \\gset r1_`,
      'insert into lines (order_id, key) values (:r1_id, :made_up_0);',
      'commit;',
      '',
    ].join('\n'),
  });
});

it('hides from pgbench what only looks like a variable of its own', () => {
  const value = `{"team":null,"at":"C:\\\\ 5'"}`;
  const statement = { text: 'update orders set answer = $1', values: [value], columns: [], row: null };
  expect(toScript([statement], [statement]).text).toBe(
    `update orders set answer = E'{"team"\\x3anull,"at"\\x3a"C\\x3a\\\\\\\\ 5''"}';\n`,
  );
});

it('refuses a column without a name beside one that is handed on', () => {
  const [begin, insert, ...others] = order('a-1', '11', '');
  const recorded = (id: string): Statement[] => [
    begin as Statement,
    { ...(insert as Statement), columns: ['id', '?column?'], row: [id, 't'] },
    ...others.map((one) => ({ ...one, values: one.values.map((value) => (value === '11' ? id : value)) })),
  ];
  expect(() => toScript(recorded('11'), recorded('12'))).toThrow('pgbench cannot store "?column?"');
});

it('refuses two recordings that are not of the same request', () => {
  const one = order('a-1', '11', '2026-11-21T08:00:00Z');
  expect(() => toScript(one, one.slice(1))).toThrow('two equal requests differ');
});

it('writes values as PostgreSQL reads them', () => {
  expect(valueText(['a"b', null, 3])).toBe('{"a\\"b",NULL,"3"}');
  expect(valueText({ a: 1 })).toBe('{"a":1}');
  expect(valueText(null)).toBeNull();
});
