// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { SellingOnly } from './SellingOnly.tsx';

afterEach(closePage);

const button = (
  <SellingOnly>
    {(isOff) => (
      <button type="button" disabled={isOff}>
        上架
      </button>
    )}
  </SellingOnly>
);
const isDisabled = () => screen.getByRole<HTMLButtonElement>('button', { name: '上架' }).disabled;

test('what only a shop that sells may press is off while it is suspended, and says why', async () => {
  openPage(button, { answers: {}, area: 'seller', suspended: { since: 1, reason: '资质过期' } });
  expect(isDisabled()).toBe(true);
  fireEvent.mouseEnter(screen.getByRole('button', { name: '上架' }).parentElement as HTMLElement);
  expect(await screen.findByText(/资质过期/)).toBeDefined();
});

test('it is there for a shop that sells', () => {
  openPage(button, { answers: {}, area: 'seller' });
  expect(isDisabled()).toBe(false);
});
