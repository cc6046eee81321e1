import { Layout } from 'antd';
import type { Area, Staff } from '../../kernel/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AreaNavigation } from './AreaNavigation.tsx';
import { AreaSwitch } from './AreaSwitch.tsx';
import styles from './frame.module.css';

/** The area's mark, its pages and who is logged in. */
export function AreaSider({ area, staff }: { area: Area; staff: Staff }) {
  return (
    <Layout.Sider
      width={208}
      collapsedWidth={64}
      breakpoint="lg"
      theme="light"
      trigger={null}
      className={styles.sider}
    >
      <AreaSwitch area={area} staff={staff} />
      <AreaNavigation area={area} staff={staff} />
      <AccountMenu area={area} staff={staff} />
    </Layout.Sider>
  );
}
