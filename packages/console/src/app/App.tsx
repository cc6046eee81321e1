import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, App as Messages } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { RouterProvider } from 'react-router/dom';
import { theme } from '../design/theme.ts';
import { isWorthRetrying } from '../kernel/failure.ts';
import { useLanguage } from '../kernel/language.ts';
import { useDocumentTitle } from './document-title.ts';
import { router } from './routes.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    },
  },
});

export function App() {
  const language = useLanguage();
  useDocumentTitle();
  // The calendars name days and months by dayjs, which has one language at a time.
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en');
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'zh' ? zhCN : enUS}
      button={{ autoInsertSpace: false }}
    >
      <Messages message={{ duration: 3, maxCount: 3 }}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Messages>
    </ConfigProvider>
  );
}
