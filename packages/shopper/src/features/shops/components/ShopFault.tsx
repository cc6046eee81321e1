import { CallError } from '@chengji/client-kit';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useShopStrings } from '../strings.ts';

/** A shop that could not be loaded: it is gone, or may be fetched again. */
export function ShopFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useShopStrings();
  const { title } = usePage();
  const isGone = error instanceof CallError && error.key === 'shops.shop_gone';
  return (
    <Page nav={<NavBar title={title} />}>
      {isGone ? (
        <Empty
          picture="bags"
          title={t('gone')}
          text={t('goneHint')}
          action={t('goHome')}
          onAction={() => go('pages/index')}
        />
      ) : (
        <ErrorState text={faultText(error)} onRetry={onRetry} />
      )}
    </Page>
  );
}
