// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createBrowserRouter, Link, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberVisit } from '../tables/last-address.ts';
import { useListAddress } from '../tables/use-list-address.ts';
import { BackLink } from './BackLink.tsx';

function Visit({ page, children }: { page: string; children: ReactNode }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may be visited again
  useEffect(() => rememberVisit(page), [page, key]);
  return children;
}

function List() {
  const [{ page }] = useListAddress({ page: '1' });
  return (
    <Visit page="/list">
      <p>page {page}</p>
      <Link to="/detail">a row</Link>
    </Visit>
  );
}

const other = (
  <Visit page="/other">
    <Link to="/detail">another way to it</Link>
  </Visit>
);
const detail = (
  <Visit page="/detail">
    <BackLink to="/list" className="">
      ←
    </BackLink>
    <Link to="/other">elsewhere</Link>
  </Visit>
);

const press = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const getPlace = () => history.state.idx as number;

beforeEach(() => {
  history.replaceState(null, '', '/list?page=3');
  const router = createBrowserRouter([
    { path: '/list', element: <List /> },
    { path: '/detail', element: detail },
    { path: '/other', element: other },
  ]);
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

test('from a row the way back is a step back, to the list’s own place in the history', async () => {
  await press('a row');
  await press('返回');
  await screen.findByText('page 3');
  expect(getPlace()).toBe(0);
});

test('from elsewhere it leads on to the list, as it was left', async () => {
  await press('a row');
  await press('elsewhere');
  await press('another way to it');
  await press('返回');
  await screen.findByText('page 3');
  expect(getPlace()).toBe(4);
});
