import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { House, Share } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import styles from '../../../design/navigation/bottom-bar.module.css';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { firstTier } from '../campaigns/campaign.view.ts';
import { useGroupStrings } from '../strings.ts';
import { getAction, type TeamAction } from './team.view.ts';

/** A link home, and the next action. */
export function TeamBar({ team, onInvite }: { team: Team; onInvite: () => void }) {
  const t = useGroupStrings();
  const { mine, goods, id } = team;
  const action = getAction(team);
  const toGoods = (teamId?: number) =>
    go('pages/apps/groups/goods', { id: goods.id, ...(teamId ? { team_id: teamId } : {}) });
  const does: Record<TeamAction, () => void> = {
    pay: () => mine && go('pages/user/money/pay', { trade_no: mine.trade_no }),
    invite: onInvite,
    join: () => toGoods(id),
    open_own: () => toGoods(),
    see_order: () => mine && go('pages/apps/groups/order/details', { id: mine.order_id }),
    open_again: () => toGoods(),
  };
  const words: Record<TeamAction, string> = {
    pay: t('pay'),
    invite: t('inviteFriends'),
    join: `${t('joinNow')} ${showMoney(firstTier(team.tiers).price, 'short')}`,
    open_own: t('openOwn'),
    see_order: t('seeOrder'),
    open_again: t('openAgain'),
  };
  return (
    <BottomBar>
      <Link to="pages/index" className={styles.icon}>
        <Icon as={House} size={21} />
        {t('home')}
      </Link>
      <Button className={look({ grow: true })} onClick={does[action]}>
        {action === 'invite' && <Icon as={Share} size={18} />}
        {words[action]}
      </Button>
    </BottomBar>
  );
}
