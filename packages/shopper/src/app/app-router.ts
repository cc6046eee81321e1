import { createRouter } from '../kernel/router/router.ts';
import { isLoggedIn } from '../kernel/session/user-store.ts';
import { routes } from './routes.ts';

/** The app's router: what the route table says of each page, over the browser's history. */
export const createAppRouter = (window: Window) =>
  createRouter(
    {
      isTab: ({ path }) => routes[path].tab !== undefined,
      needsLogin: ({ path }) => routes[path].auth === true,
      isLogin: ({ path }) => path.startsWith('pages/user/auth/'),
      isLoggedIn,
    },
    window,
  );
