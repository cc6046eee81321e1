import { Empty } from '../../../design/feedback/Empty.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { ControlPage } from './control/ControlPage.tsx';
import { NewLivePage } from './form/LivePages.tsx';
import { listHostedShops } from './host.view.ts';
import { LivesPage } from './LivesPage.tsx';
import { useHostStrings } from './strings.ts';

/** Hosting: the lives of a shop one is linked to, a new one, and the control of one. Nobody without the right sees it. */
export function HostScreen() {
  const t = useHostStrings();
  const { id, shop_id, part } = useParams('pages/shop/live/live');
  const shops = listHostedShops(useUser(({ user }) => user.shops));
  const shop = shops.find((one) => one.id === shop_id) ?? shops[0];
  if (!shop) {
    return (
      <Page title={t('lives')}>
        <Empty
          picture="robot"
          title={t('noRight')}
          text={t('noRightHint')}
          action={t('toShops')}
          onAction={() => go('pages/apps/find/user', { part: 'shops' })}
        />
      </Page>
    );
  }
  if (id) return <ControlPage key={id} id={id} part={part} />;
  if (part === 'new') return <NewLivePage shop={shop} />;
  return <LivesPage shop={shop} shops={shops} />;
}
