import { classes } from '@chengji/client-kit/classes';
import { Tooltip } from 'antd';
import { ChevronsUpDown, ShieldCheck, Store } from 'lucide-react';
import { Link } from 'react-router';
import styles from '../../design/theme/area-mark.module.css';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import frameStyles from './frame.module.css';

/** Which area one is in, and of which shop; leads to the other area. */
export function AreaSwitch({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const other = text(area === 'seller' ? 'platformArea' : 'sellerArea');
  return (
    <Tooltip title={text('switchArea', { area: other })} placement="right">
      <Link to={area === 'seller' ? '/platform' : '/seller'} className={frameStyles.areaSwitch}>
        <span className={classes(styles.areaMark, styles[area])}>
          {area === 'seller' ? <Store /> : <ShieldCheck />}
        </span>
        <span className={`grow ${frameStyles.areaSwitchText}`}>
          <b className="ellipsis">{text(area === 'seller' ? 'sellerArea' : 'platformArea')}</b>
          <span className="ellipsis">{staff.shop?.name ?? text('platformPlace')}</span>
        </span>
        <ChevronsUpDown className={frameStyles.areaSwitchArrows} />
      </Link>
    </Tooltip>
  );
}
