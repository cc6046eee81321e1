// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { CarriersScreen } from './CarriersScreen.tsx';

afterEach(closePage);

const toCarrier = (number: number) => ({
  code: `C${String(number).padStart(2, '0')}`,
  name: `快递${number}`,
  phone: '95500',
  open: true,
  added: null,
});

const open = (at: string) =>
  openPage(<CarriersScreen />, {
    rights: ['shipping.write'],
    path: '/platform/carriers',
    at,
    answers: {
      'GET /platform/carriers/list': { rows: Array.from({ length: 30 }, (_, index) => toCarrier(index + 1)) },
    },
  });

test('what is searched, and the page, stand in the address of the list', async () => {
  open('/platform/carriers?page=2');
  expect(await screen.findByText('快递21')).toBeDefined();
  expect(screen.queryByText('快递20')).toBeNull();
  await closePage();
  open('/platform/carriers?keyword=c07');
  expect(await screen.findByText('快递7')).toBeDefined();
  expect(screen.queryByText('快递8')).toBeNull();
});
