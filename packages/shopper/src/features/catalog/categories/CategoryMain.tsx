import type { CallOut } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import cardStyles from '../../../design/layout/card.module.css';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { useRestoredScroll } from '../../../design/lists/use-restored-scroll.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useInit } from '../../../kernel/session/init.ts';
import { AdvertStrip, PageModules } from '../../content/index.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './CategoryMain.module.css';
import { type Section, toSections } from './category.view.ts';

const TILE = 84;

/** What is in one top category: the operator's modules, then its branches. */
export function CategoryMain({ top }: { top: CallOut<'GET /wanlshop/category/tree'>['rows'][number] }) {
  const main = useRef<HTMLDivElement>(null);
  useRestoredScroll(main);
  const modules = useInit().data?.modulesData.categoryModules.item ?? [];
  return (
    <Box ref={main} grow className={styles.main}>
      {modules.length > 0 ? <PageModules modules={modules} /> : <AdvertStrip place="categoryAdverts" />}
      {toSections(top).map((section) => (
        <CategorySection key={section.id} section={section} />
      ))}
    </Box>
  );
}

function CategorySection({ section: { id, name, leaves } }: { section: Section }) {
  const t = useCatalogStrings();
  return (
    <section className={styles.section}>
      <Row row="between" gap={2} className={styles.head}>
        <Text as="h2" size={14} bold lines={1}>
          {name}
        </Text>
        <Link
          to="pages/product/list"
          params={{ category_id: id, title: name }}
          className={cardStyles.more}
          label={t('allOf', { name })}
        >
          {t('all')}
          <Icon as={ChevronRight} size={16} />
        </Link>
      </Row>
      <div className={styles.grid}>
        {leaves.map((leaf) => (
          <Link
            key={leaf.id}
            to="pages/product/list"
            params={{ category_id: leaf.id, title: leaf.name }}
            className={styles.leaf}
          >
            <Photo url={leaf.image} width={TILE} className={styles.photo} />
            <span className={styles.name}>{leaf.name}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
