import { Dropdown } from 'antd';
import { Ellipsis, LogOut, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import styles from './frame.module.css';
import { useLogOut } from './use-log-out.ts';

/** Who is logged in, and the way out. */
export function AccountMenu({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const navigate = useNavigate();
  const logOut = useLogOut(area);

  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{
        items: [
          {
            key: 'security',
            icon: <ShieldCheck size={14} />,
            label: text('accountSecurity'),
            onClick: () => void navigate(`/${area}/account`),
          },
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
