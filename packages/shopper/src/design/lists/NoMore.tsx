import { useDesignStrings } from '../strings.ts';

/** The end of the list. */
export function NoMore() {
  const t = useDesignStrings();
  return <p className="ctr t12 c3 no-more">{t('noMore')}</p>;
}
