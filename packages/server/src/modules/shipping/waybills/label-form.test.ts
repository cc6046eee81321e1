import { expect, test } from 'vitest';
import { toForm } from './label-form.ts';

test('a question is signed by MD5 over itself, its moment, the key and the secret, in capitals', () => {
  expect(toForm({ key: 'k', secret: 's' }, { method: 'order', t: '1700000000000', param: '{}' })).toEqual({
    method: 'order',
    key: 'k',
    t: '1700000000000',
    param: '{}',
    sign: '7DC8769ECCBCB78699C1B65545C62278',
  });
});
