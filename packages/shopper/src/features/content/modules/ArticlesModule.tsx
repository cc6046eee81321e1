import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { ArticleLine } from '../articles/ArticleLine.tsx';
import { useContentStrings } from '../strings.ts';
import styles from './ArticlesModule.module.css';
import { type ModuleOf, toStyle } from './module.view.ts';

/** The newest articles, and the way to all of them. */
export function ArticlesModule({ module }: { module: ModuleOf<'articles'> }) {
  const t = useContentStrings();
  const { title, category_id, items } = module.params;
  if (items.length === 0) return null;
  const handleMore = () => go('pages/article/list', category_id === null ? {} : { category_id });
  return (
    <section style={toStyle(module.style)}>
      <SectionCard title={title} more={t('more')} onMore={handleMore}>
        <div className={styles.lines}>
          {items.map((article) => (
            <ArticleLine key={article.id} article={article} />
          ))}
        </div>
      </SectionCard>
    </section>
  );
}
