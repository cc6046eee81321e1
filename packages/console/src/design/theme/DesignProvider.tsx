import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../kernel/language.ts';
import { useIsDark } from '../../kernel/theme.ts';
import { useTimeDisplay } from '../../kernel/time.ts';
import { setPickerZone } from '../values/picker-moments.ts';
import { darkTheme } from './dark-theme.ts';
import { toPhoneTheme } from './phone-theme.ts';
import { lightTheme } from './theme.ts';
import { useMedia } from './use-media.ts';
import { usePhone } from './use-phone.ts';

/** For who asked their device for less motion: what opens is there at once. */
const toStill = (theme: ThemeConfig): ThemeConfig => ({ ...theme, token: { ...theme.token, motion: false } });

const themes = { light: lightTheme, dark: darkTheme };

/** On a phone a message does not lie on the head of a page or drawer, where its save stands. */
const belowHead = 64;

/** The one look around everything: theme, the language of antd's own words, and where messages appear. */
export function DesignProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { zone } = useTimeDisplay();
  const look = useIsDark() ? 'dark' : 'light';
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isPhone = usePhone();
  const theme = useMemo(() => {
    const sized = isPhone ? toPhoneTheme(themes[look]) : themes[look];
    return isStill ? toStill(sized) : sized;
  }, [look, isPhone, isStill]);
  // antd mounts all below anew, with what is typed there, once motion differs from what is around: it differs from the start.
  const [motionAround] = useState(isStill);
  // `tokens.css` has the colours of our own pieces.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = look;
  }, [look]);
  // The calendars name days and months by dayjs, which has one language at a time, and one time zone for “now”.
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en');
  setPickerZone(zone);
  return (
    <ConfigProvider theme={{ token: { motion: motionAround } }}>
      <ConfigProvider
        theme={theme}
        locale={language === 'zh' ? zhCN : enUS}
        button={{ autoInsertSpace: false }}
      >
        <App message={{ duration: 3, maxCount: 3, ...(isPhone ? { top: belowHead } : {}) }}>{children}</App>
      </ConfigProvider>
    </ConfigProvider>
  );
}
