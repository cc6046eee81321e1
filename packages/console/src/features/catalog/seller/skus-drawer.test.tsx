// @vitest-environment jsdom
import { refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { SkusDrawer } from './SkusDrawer.tsx';

afterEach(closePage);

const sku = {
  sku_id: 5,
  goods_id: 3,
  title: '车厘子',
  image: '',
  values: [],
  code: '',
  price: '40.00',
  stock: 50,
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存 1 个规格' }));

describe('what a colleague changed while one typed', () => {
  test('is shown beside what was typed: the price stays, the stock stays as far from what is there', async () => {
    let [price, stock] = ['40.00', 50];
    const { sent } = openPage(<SkusDrawer ids={[3]} onClose={() => {}} />, {
      area: 'seller',
      rights: ['goods.price', 'goods.stock'],
      answers: {
        'GET /seller/goods/skus': () => ({ rows: [{ ...sku, price, stock }] }),
        'POST /seller/goods/skus': ({ rows }) =>
          rows[0]?.price_was === price
            ? { changed: 1 }
            : refuse('catalog.price_changed', '价格刚被改过，请看过新价格再保存'),
      },
    });
    await screen.findByRole('textbox', { name: /^售价 车厘子/ });
    fireEvent.change(field('售价 车厘子'), { target: { value: '36' } });
    fireEvent.change(field('库存 车厘子'), { target: { value: '45' } });
    [price, stock] = ['38.00', 48];
    save();
    expect(await screen.findByText('价格刚被改过，请看过新价格再保存')).toBeDefined();
    expect(await screen.findByText('刚被改为 ¥38.00')).toBeDefined();
    expect(field('售价 车厘子').value).toBe('36');
    expect(screen.getByText('现有 48')).toBeDefined();
    expect(field('库存 车厘子').value).toBe('43');
    save();
    const changes = { sku_id: 5, price: '36.00', price_was: '38.00', stock: 43, stock_was: 48 };
    await waitFor(() => expect(sent('POST /seller/goods/skus').at(-1)).toEqual({ rows: [changes] }));
  });
});
