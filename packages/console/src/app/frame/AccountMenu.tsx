import { Dropdown } from 'antd';
import { Ellipsis, LogOut, Monitor, Moon, ShieldCheck, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Area, Staff } from '../../kernel/session.ts';
import { chooseTheme, themes, useTheme } from '../../kernel/theme.ts';
import { useAppText } from '../app-text.ts';
import styles from './frame.module.css';
import { useLogOut } from './use-log-out.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

/** Who is logged in, their security and look, and the way out. */
export function AccountMenu({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const navigate = useNavigate();
  const logOut = useLogOut(area);
  const theme = useTheme();

  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{
        selectedKeys: [theme],
        items: [
          {
            key: 'security',
            icon: <ShieldCheck size={14} />,
            label: text('accountSecurity'),
            onClick: () => void navigate(`/${area}/account`),
          },
          {
            key: 'theme',
            type: 'group',
            label: text('theme'),
            children: themes.map((key) => {
              const Icon = themeIcons[key];
              return {
                key,
                icon: <Icon size={14} />,
                label: text(`theme_${key}`),
                role: 'menuitemradio',
                'aria-checked': key === theme,
                onClick: () => chooseTheme(key),
              };
            }),
          },
          { type: 'divider' },
          { key: 'out', icon: <LogOut size={14} />, label: text('logout'), onClick: () => void logOut() },
        ],
      }}
    >
      <button type="button" className={styles.account}>
        <span className={styles.accountMark} aria-hidden="true">
          {staff.name.slice(0, 1)}
        </span>
        <span className={`grow ${styles.accountText}`}>
          <span className="ellipsis strong">{staff.name}</span>
          <span className="ellipsis">{staff.role_name}</span>
        </span>
        <span className="visually-hidden">{text('account')}</span>
        <Ellipsis />
      </button>
    </Dropdown>
  );
}
