import { Empty } from '../../../design/feedback/Empty.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText, isRefusal } from '../../../kernel/calls/faults.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useShopStrings } from '../strings.ts';

/** A shop that could not be loaded: it is gone, or may be fetched again. */
export function ShopFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useShopStrings();
  const { title } = usePage();
  return (
    <Page nav={<NavBar title={title} />}>
      {isRefusal(error, 'shops.shop_gone') ? (
        <Empty picture="bags" title={t('gone')} text={t('goneHint')} action={t('goHome')} />
      ) : (
        <ErrorState text={faultText(error)} onRetry={onRetry} />
      )}
    </Page>
  );
}
