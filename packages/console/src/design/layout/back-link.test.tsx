// @vitest-environment jsdom
import { numberedPageInput } from '@chengji/contract/values';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { useAddressInput } from '../address/use-address-input.ts';
import { BackLink } from './BackLink.tsx';
import { useVisit } from './visits.ts';

function Frame() {
  useVisit();
  return <Outlet />;
}

function List() {
  const [{ page }] = useAddressInput(z.object(numberedPageInput));
  return (
    <>
      <p>page {page}</p>
      <Link to="/detail">a row</Link>
    </>
  );
}

const other = <Link to="/detail">another way to it</Link>;
const detail = (
  <>
    <BackLink to="/list" className="">
      ←
    </BackLink>
    <Link to="/other">elsewhere</Link>
  </>
);

const press = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const getPlace = () => history.state.idx as number;

beforeEach(() => {
  history.replaceState(null, '', '/list?page=3');
  const router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/list', element: <List /> },
        { path: '/detail', element: detail },
        { path: '/other', element: other },
      ],
    },
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
