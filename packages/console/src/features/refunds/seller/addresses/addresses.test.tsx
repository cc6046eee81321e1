// @vitest-environment jsdom
import type { ShopReturnAddress } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { toRegionOptions } from '../../../shipping/region.view.ts';
import { AddressesDrawer } from './AddressesDrawer.tsx';
import { toAddressLine, toDraft, toInput } from './address.view.ts';

afterEach(closePage);

const address: ShopReturnAddress = {
  id: 2,
  name: '林小野',
  mobile: '13800000001',
  detail: '仓库路 8 号',
  province_code: '310000',
  city_code: '310100',
  district_code: '310115',
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  is_default: true,
};
const regions = [
  {
    code: '310000',
    name: '上海市',
    children: [{ code: '310100', name: '上海市', children: [{ code: '310115', name: '浦东新区' }] }],
  },
];

const open = (rights = ['refunds.read', 'refunds.handle'], more: Answers = {}) =>
  openPage(<AddressesDrawer onClose={() => {}} />, {
    area: 'seller',
    rights,
    answers: {
      'GET /seller/refunds/addresses': { rows: [address] },
      'GET /wanlshop/address/regions': { rows: regions },
      'POST /seller/refunds/save_address': address,
      'POST /seller/refunds/delete_address': null,
      ...more,
    },
  });

describe('a return address', () => {
  test('is shown as one line, a municipality named once', () => {
    expect(toAddressLine(address)).toBe('林小野 13800000001 上海市 浦东新区 仓库路 8 号');
  });

  test('is typed with its region as codes, and the first one is the default', () => {
    expect(toDraft(undefined, true)).toMatchObject({ region: [], is_default: true });
    expect(toInput(toDraft(address, false), 2)).toEqual({
      id: 2,
      name: '林小野',
      mobile: '13800000001',
      detail: '仓库路 8 号',
      province_code: '310000',
      city_code: '310100',
      district_code: '310115',
      is_default: true,
    });
    expect(toRegionOptions(regions)[0]?.children?.[0]?.children?.[0]).toEqual({
      value: '310115',
      label: '浦东新区',
    });
  });

  test('is changed by who may handle refunds', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: '编辑 林小野' }));
    fireEvent.change(await screen.findByRole('textbox', { name: '详细地址' }), {
      target: { value: '仓库路 9 号' },
    });
    const save = screen.getByRole<HTMLButtonElement>('button', { name: /保\s*存/ });
    await waitFor(() => expect(save.disabled).toBe(false));
    fireEvent.click(save);
    await waitFor(() =>
      expect(sent('POST /seller/refunds/save_address')[0]).toMatchObject({ id: 2, detail: '仓库路 9 号' }),
    );
  });

  test('is deleted once that is confirmed', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByRole('button', { name: '删除 林小野' }));
    const [question] = await screen.findAllByText('删除「林小野」？');
    const dialog = question?.closest<HTMLElement>('[role="dialog"]');
    if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: /删\s*除/ }));
    await waitFor(() => expect(sent('POST /seller/refunds/delete_address')).toEqual([{ id: 2 }]));
  });

  test('is only read by who may not handle refunds', async () => {
    open(['refunds.read']);
    expect(await screen.findByText('林小野 13800000001')).toBeDefined();
    expect(screen.queryByRole('button', { name: /新增|编辑|删除/ })).toBeNull();
  });
});
