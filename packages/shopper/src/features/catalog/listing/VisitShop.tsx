import buttonStyles from '../../../design/inputs/button.module.css';
import { Link } from '../../../design/navigation/Link.tsx';
import { useCatalogStrings } from '../strings.ts';

/** Opens a shop's page; looks like a small button. */
export function VisitShop({ id }: { id: number }) {
  const t = useCatalogStrings();
  return (
    <Link
      to="pages/shop/index"
      params={{ id }}
      className={`${buttonStyles.button} ${buttonStyles['line-brand']} ${buttonStyles.s}`}
    >
      {t('enterShop')}
    </Link>
  );
}
