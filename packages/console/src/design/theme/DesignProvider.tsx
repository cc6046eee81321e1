import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../kernel/language.ts';
import { useTimeDisplay } from '../../kernel/time.ts';
import { setPickerZone } from '../values/picker-moments.ts';
import { stillTheme, theme } from './theme.ts';
import { useMedia } from './use-media.ts';

/** The one look around everything: theme, the language of antd's own words, and where messages appear. */
export function DesignProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { zone } = useTimeDisplay();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  // antd mounts all below anew, with what is typed there, once motion differs from what is around: it differs from the start.
  const [motionAround] = useState(isStill);
  // The calendars name days and months by dayjs, which has one language at a time, and one time zone for “now”.
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en');
  setPickerZone(zone);
  return (
    <ConfigProvider theme={{ token: { motion: motionAround } }}>
      <ConfigProvider
        theme={isStill ? stillTheme : theme}
        locale={language === 'zh' ? zhCN : enUS}
        button={{ autoInsertSpace: false }}
      >
        <App message={{ duration: 3, maxCount: 3 }}>{children}</App>
      </ConfigProvider>
    </ConfigProvider>
  );
}
