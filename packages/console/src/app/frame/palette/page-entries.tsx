import { ExternalLink, Languages, LogOut, Moon, Plus, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { useSettingsLookup } from '../../../features/settings/index.ts';
import { changeLanguage, useLanguage } from '../../../kernel/language.ts';
import { holds } from '../../../kernel/rights.ts';
import type { Area, Staff } from '../../../kernel/session.ts';
import { chooseTheme, themes } from '../../../kernel/theme.ts';
import { useAppText } from '../../app-text.ts';
import { listNavigation } from '../../pages/page-map.ts';
import { pages } from '../../pages/pages.ts';
import { useLogOut } from '../use-log-out.ts';
import type { Entry } from './palette.view.ts';

const includes = (text: string, sought: string) => text.toLowerCase().includes(sought.toLowerCase());

/** The role's pages and settings whose names hold the words. */
export function usePageEntries(area: Area, { rights }: Staff, sought: string): Entry[] {
  const text = useAppText();
  const settings = useSettingsLookup(sought, area === 'platform' && holds(rights, 'settings.read'));
  const open = (path: string) => ({ key: 'open', label: text('paletteOpen'), icon: <ExternalLink />, path });
  const shownPages = listNavigation(pages, area, rights).flatMap((group) =>
    group.pages.map((page) => ({ ...page, groupName: group.group ? text(group.group) : '' })),
  );
  return [
    ...shownPages
      .filter((page) => includes(text(page.title), sought))
      .map(
        (page): Entry => ({
          key: page.path,
          scope: 'pages',
          icon: page.icon && <page.icon />,
          label: text(page.title),
          note: [text('pages'), page.groupName].filter(Boolean).join(' · '),
          facts: [],
          actions: [open(page.path)],
        }),
      ),
    ...settings.map(
      (setting): Entry => ({
        key: setting.name,
        scope: 'settings',
        icon: <SlidersHorizontal />,
        label: setting.label,
        note: [text('settings'), setting.name].join(' · '),
        facts: [{ name: text('paletteValue'), value: setting.shown }],
        actions: [open(`/platform/settings?keyword=${encodeURIComponent(setting.name)}`)],
      }),
    ),
  ];
}

/** What the role can begin or change from anywhere. */
export function useActionEntries(area: Area, { rights }: Staff, sought: string): Entry[] {
  const text = useAppText();
  const language = useLanguage();
  const logOut = useLogOut(area);
  const begun = pages.filter(
    (page) => page.area === area && page.path.endsWith('/new') && holds(rights, page.right),
  );
  const toEntry = (
    key: string,
    label: string,
    icon: Entry['icon'],
    does: { path?: string; run?: () => void },
  ) => ({
    key,
    scope: 'actions' as const,
    icon,
    label,
    note: text('paletteAction'),
    facts: [],
    actions: [{ key: 'run', label, icon, ...does }],
  });
  return [
    ...begun.map((page) => toEntry(page.path, text(page.title), <Plus />, { path: page.path })),
    toEntry('language', text('paletteLanguage'), <Languages />, {
      run: () => changeLanguage(language === 'zh' ? 'en' : 'zh'),
    }),
    ...themes.map((theme) =>
      toEntry(`theme-${theme}`, `${text('theme')} · ${text(`theme_${theme}`)}`, <Moon />, {
        run: () => chooseTheme(theme),
      }),
    ),
    toEntry('account', text('accountSecurity'), <ShieldCheck />, { path: `/${area}/account` }),
    toEntry('logout', text('logout'), <LogOut />, { run: () => void logOut() }),
  ].filter(({ label }) => includes(label, sought));
}
