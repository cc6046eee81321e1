import { useDesignStrings } from '../strings.ts';

/** The list is at its end. */
export function NoMore() {
  const t = useDesignStrings();
  return <p className="ctr t12 c3 no-more">{t('noMore')}</p>;
}
