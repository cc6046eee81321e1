// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Place, readAddress } from './page-params.ts';
import { createRouter, type Router } from './router.ts';
import { getTopEntry } from './stack.ts';

const tabs = ['pages/home', 'pages/index', 'pages/category', 'pages/find', 'pages/cart', 'pages/user'];

let loggedIn = false;
let stop = () => {};
let router: Router;

function open(): Router {
  const made = createRouter(
    {
      isTab: ({ path }) => tabs.includes(path),
      needsLogin: ({ path }) => path.startsWith('pages/user/order/'),
      isLogin: ({ path }) => path.startsWith('pages/user/auth/'),
      isLoggedIn: () => loggedIn,
    },
    window,
  );
  stop = made.start();
  return made;
}

const place = (address: string): Place => {
  const read = readAddress(address);
  if (!read) throw new Error(`no page: ${address}`);
  return read;
};
const at = () => {
  const top = getTopEntry(router.store.getState());
  return `${top?.depth} ${window.location.hash}`;
};
const getTopKey = () => getTopEntry(router.store.getState())?.key;
const moved = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

async function after(move: () => void): Promise<string> {
  const landed = moved();
  move();
  await landed;
  return at();
}

beforeEach(() => {
  loggedIn = false;
  window.history.pushState(null, '', '#/');
  router = open();
});
afterEach(() => stop());

describe('the stack', () => {
  test('starts at the entry page', () => {
    expect(at()).toBe('0 #/');
  });

  test('pushes a page above the current one, which stays for the way back', async () => {
    const home = getTopKey();
    router.go(place('pages/product/goods?id=3'));
    expect(at()).toBe('1 #/pages/product/goods?id=3');
    expect(router.store.getState().pages.map((page) => page.key)).toContain(home);
    expect(await after(() => router.back())).toBe('0 #/');
    expect(getTopKey()).toBe(home);
  });

  test('shows the page that leaves until it has settled', async () => {
    router.go(place('pages/product/goods?id=3'));
    await after(() => router.back());
    expect(router.store.getState().leaving?.path).toBe('pages/product/goods');
    router.settle();
    expect(router.store.getState().leaving).toBeNull();
  });

  test('opens a page again when the browser goes forward to it', async () => {
    router.go(place('pages/product/goods?id=3'));
    await after(() => window.history.back());
    expect(await after(() => window.history.forward())).toBe('1 #/pages/product/goods?id=3');
  });

  test('a second tap while the page moves in opens nothing', () => {
    router.go(place('pages/product/goods?id=3'));
    router.go(place('pages/product/goods?id=3'));
    expect(at()).toBe('1 #/pages/product/goods?id=3');
    router.settle();
    router.go(place('pages/product/goods?id=3'));
    expect(at()).toBe('2 #/pages/product/goods?id=3');
  });

  test('has at most ten pages mounted and makes deeper ones again', () => {
    for (let id = 1; id <= 12; id += 1) router.go(place(`pages/product/goods?id=${id}`));
    const depths = router.store.getState().pages.map((page) => page.depth);
    expect(depths).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('what lies over a page', () => {
  test('is closed by going back, and the page stays', async () => {
    router.go(place('pages/product/goods?id=3'));
    let closed = 0;
    const uncover = router.cover(() => {
      closed += 1;
      uncover();
    });
    await after(() => window.history.back());
    await moved();
    expect([closed, at()]).toEqual([1, '1 #/pages/product/goods?id=3']);
    expect(await after(() => window.history.back())).toBe('0 #/');
  });

  test('does not hold back who leaves the page', async () => {
    router.go(place('pages/product/goods?id=3'));
    const uncover = router.cover(() => router.leavePage());
    window.history.back();
    await vi.waitFor(() => expect(at()).toBe('0 #/'));
    router.go(place('pages/product/goods?id=3'));
    expect(await after(() => router.leavePage())).toBe('0 #/');
    uncover();
  });

  test('is followed, where its closing opens or leaves a page, from the page it lay over', async () => {
    router.go(place('pages/product/goods?id=3'));
    router.go(place('pages/product/comment?id=3'));
    const leaving = router.cover(() => {
      leaving();
      router.leavePage();
    });
    window.history.back();
    await vi.waitFor(() => expect(at()).toBe('1 #/pages/product/goods?id=3'));
    const going = router.cover(() => {
      going();
      router.go(place('pages/product/goods?id=4'));
    });
    window.history.back();
    await vi.waitFor(() => expect(at()).toBe('2 #/pages/product/goods?id=4'));
    expect(await after(() => router.back())).toBe('1 #/pages/product/goods?id=3');
  });
});

describe('tabs', () => {
  test('switch in place, so that back leaves the app', () => {
    router.go(place('pages/cart'));
    expect(at()).toBe('0 #/pages/cart');
    router.go(place('pages/user'));
    expect(at()).toBe('0 #/pages/user');
  });

  test('close the pages above them', async () => {
    router.go(place('pages/product/goods?id=3'));
    router.go(place('pages/product/comment?id=3'));
    expect(await after(() => router.go(place('pages/cart')))).toBe('0 #/pages/cart');
    expect(router.store.getState().pages).toHaveLength(1);
  });
});

describe('an address from outside', () => {
  test('a deep link stands alone, and back from it is home', () => {
    stop();
    window.history.pushState(null, '', '#/pages/product/goods?id=7');
    router = open();
    expect(at()).toBe('0 #/pages/product/goods?id=7');
    router.back();
    expect(at()).toBe('0 #/');
  });

  test('an address that is no page, or lacks what its page needs, is the entry page', () => {
    expect(readAddress('#/pages/nowhere')).toBeNull();
    expect(readAddress('#/pages/product/goods')).toBeNull();
    expect(readAddress('#/pages/product/goods?id=-1')).toBeNull();
    expect(readAddress('#/pages/product/goods?id=1;drop')).toBeNull();
  });

  test('after a reload the depth is known, and back opens the page below again', async () => {
    router.go(place('pages/product/goods?id=3'));
    router.go(place('pages/product/comment?id=3'));
    stop();
    router = open();
    expect(at()).toBe('2 #/pages/product/comment?id=3');
    expect(await after(() => router.back())).toBe('1 #/pages/product/goods?id=3');
  });

  test('a link the browser followed is a page above', async () => {
    const link = after(() => {
      window.location.hash = '#/pages/product/goods?id=9';
    });
    expect(await link).toBe('1 #/pages/product/goods?id=9');
  });
});

describe('a page that needs a login', () => {
  const details = 'pages/user/order/details?id=5';

  test('sends a visitor to login and, once logged in, goes on to it in its place', async () => {
    router.go(place(details));
    expect(at()).toBe('1 #/pages/user/auth/auth');
    loggedIn = true;
    router.leaveLogin();
    expect(at()).toBe(`1 #/${details}`);
    expect(await after(() => router.back())).toBe('0 #/');
  });

  test('is reached also when the login took several pages', async () => {
    router.go(place(details));
    router.go(place('pages/user/auth/phone'));
    router.go(place('pages/user/auth/validcode?mobile=13800000001&event=login'));
    expect(at()).toContain('3 ');
    loggedIn = true;
    expect(await after(() => router.leaveLogin())).toBe(`1 #/${details}`);
  });

  test('is reached also when the app was reloaded during the login', async () => {
    router.go(place(details));
    router.go(place('pages/user/auth/phone'));
    stop();
    router = open();
    loggedIn = true;
    expect(await after(() => router.leaveLogin())).toBe(`1 #/${details}`);
  });

  test('as a deep link stands behind the login', () => {
    stop();
    window.history.pushState(null, '', `#/${details}`);
    router = open();
    expect(at()).toBe('0 #/pages/user/auth/auth');
    loggedIn = true;
    router.leaveLogin();
    expect(at()).toBe(`0 #/${details}`);
  });

  test('is not seen by going back to it after the session ended', async () => {
    loggedIn = true;
    router.go(place(details));
    router.go(place('pages/product/goods?id=3'));
    loggedIn = false;
    expect(await after(() => router.back())).toBe('1 #/pages/user/auth/auth');
  });

  test('asks for a login in its place when the session ends while it is shown', () => {
    loggedIn = true;
    router.go(place(details));
    loggedIn = false;
    router.askLogin();
    expect(at()).toBe('1 #/pages/user/auth/auth');
    loggedIn = true;
    router.leaveLogin();
    expect(at()).toBe(`1 #/${details}`);
  });
});

test('an address typed while something lies over the page opens, and closes nothing', async () => {
  router.go(place('pages/product/goods?id=3'));
  let closed = 0;
  const uncover = router.cover(() => {
    closed += 1;
  });
  await after(() => {
    window.location.hash = '/pages/user';
  });
  uncover();
  expect([window.location.hash, closed]).toEqual(['#/pages/user', 0]);
});

test('a login that was not on the way anywhere goes back to where the person was', async () => {
  router.go(place('pages/product/goods?id=3'));
  router.go(place('pages/user/auth/auth'));
  router.go(place('pages/user/auth/phone'));
  loggedIn = true;
  expect(await after(() => router.leaveLogin())).toBe('1 #/pages/product/goods?id=3');
});

test('a login that was left is forgotten', async () => {
  router.go(place('pages/user/order/details?id=5'));
  await after(() => router.back());
  router.go(place('pages/user/auth/auth'));
  loggedIn = true;
  expect(await after(() => router.leaveLogin())).toBe('0 #/');
});
