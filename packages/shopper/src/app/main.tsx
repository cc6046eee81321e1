import '../design/base.css';
import { createRoot } from 'react-dom/client';
import { bindRouter } from '../kernel/router/navigation.ts';
import { createRouter } from '../kernel/router/router.ts';
import { topOf } from '../kernel/router/stack.ts';
import { startSession } from '../kernel/session.ts';
import { startSocket } from '../kernel/socket-life.ts';
import { followTheme } from '../kernel/theme.ts';
import { checkUpdate } from '../kernel/update-check.ts';
import { isLoggedIn } from '../kernel/user-store.ts';
import { App } from './App.tsx';
import { preload } from './page-screen.ts';
import { routes } from './routes.ts';

const router = createRouter(
  {
    isTab: ({ path }) => routes[path].tab !== undefined,
    needsLogin: ({ path }) => routes[path].auth === true,
    isLogin: ({ path }) => path.startsWith('pages/user/auth/'),
    isLoggedIn,
  },
  window,
);

followTheme();
bindRouter(router);
router.start();

const first = topOf(router.store.getState());
if (first) preload(first.path);

const container = document.getElementById('app');
if (container) createRoot(container).render(<App router={router} />);

void startSession();
startSocket();
void checkUpdate();
