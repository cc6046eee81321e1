import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { type Area, getSession } from '../kernel/session.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { FirstPage } from './FirstPage.tsx';
import { AreaFrame } from './frame/AreaFrame.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import type { Page } from './pages/page.ts';
import { pages } from './pages/pages.ts';

const pageRoute = (page: Page): RouteObject => ({
  path: page.path,
  lazy: async () => ({ Component: await page.screen() }),
});

const areaRoute = (area: Area): RouteObject => ({
  element: <AreaFrame area={area} />,
  children: [
    {
      errorElement: <CrashScreen />,
      children: [
        ...pages.filter((page) => page.area === area).map(pageRoute),
        { path: `/${area}`, element: <FirstPage area={area} /> },
        { path: `/${area}/*`, element: <NotFoundScreen /> },
      ],
    },
  ],
});

const start = () => (
  <Navigate to={getSession('platform') && !getSession('seller') ? '/platform' : '/seller'} replace />
);

export const router = createBrowserRouter(
  [
    {
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <div />,
      children: [
        { path: '/', Component: start },
        {
          path: '/seller/login',
          lazy: async () => ({
            Component: (await import('../features/identity/seller/SellerLoginScreen.tsx')).SellerLoginScreen,
          }),
        },
        {
          path: '/platform/login',
          lazy: async () => ({
            Component: (await import('../features/identity/platform/PlatformLoginScreen.tsx'))
              .PlatformLoginScreen,
          }),
        },
        {
          path: '/apply',
          lazy: async () => ({
            Component: (await import('../features/shops/apply/ApplyScreen.tsx')).ApplyScreen,
          }),
        },
        areaRoute('seller'),
        areaRoute('platform'),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ],
  { basename: '/console' },
);
