import { Row } from '../../../design/layout/primitives.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsContent.module.css';
import { lazyContent } from './goods.view.ts';

/** The shop's own description. */
export function GoodsContent({ html }: { html: string }) {
  const t = useCatalogStrings();
  return (
    <section>
      <Row as="h2" gap={3} size={12} tone={3} className={styles.title}>
        {t('content')}
      </Row>
      <div
        className={styles.words}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the market sanitises what a shop writes
        dangerouslySetInnerHTML={{ __html: lazyContent(html) }}
      />
    </section>
  );
}
