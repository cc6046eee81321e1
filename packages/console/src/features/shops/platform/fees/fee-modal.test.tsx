// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { FeeModal } from './FeeModal.tsx';

afterEach(closePage);

const save = 'POST /platform/fees/save';

function open(shopId: number | undefined) {
  const onClose = vi.fn();
  const { sent } = openPage(<FeeModal shopId={shopId} onClose={onClose} />, {
    answers: {
      'GET /platform/fees/rate': { basis_points: 500 },
      'GET /wanlshop/category/tree': { rows: [{ id: 12, name: '茶叶', image: '', children: [] }] },
      [save]: { id: 3 },
    },
  });
  return { onClose, sent };
}
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '下一步' });
const typeRate = (rate: string) =>
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: rate } });
const confirm = async () => {
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  fireEvent.click(within(dialog).getByRole('button', { name: '确认修改' }));
};

test('a commission is shown once more before it is saved with the rate that was seen', async () => {
  const { sent, onClose } = open(7);
  await screen.findByText(/当天现行佣金为 5%/);
  typeRate('8.2');
  fireEvent.click(next());
  await screen.findAllByText(/佣金 5% → 8.2%/);
  expect(sent(save)).toEqual([]);
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(save)).toEqual([
    { shop_id: 7, basis_points: 820, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), seen: 500 },
  ]);
});

test('a rate that holds already is not set again, and none for neither a shop nor a category', async () => {
  open(7);
  await screen.findByText(/当天现行佣金为 5%/);
  expect(next().disabled).toBe(true);
  typeRate('5');
  expect(next().disabled).toBe(true);
  typeRate('6');
  expect(next().disabled).toBe(false);
  await closePage();
  open(undefined);
  await screen.findByText(/当天现行佣金为 5%/);
  typeRate('6');
  expect(next().disabled).toBe(true);
});
