import { Empty } from '../../../design/feedback/Empty.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useDiscoveryStrings } from '../strings.ts';

/** A post that is gone, and the way to others. */
export function PostGone() {
  const t = useDiscoveryStrings();
  return (
    <Empty
      picture="parcel"
      title={t('gone')}
      text={t('goneHint')}
      action={t('toFind')}
      onAction={() => go('pages/find')}
    />
  );
}
