import { SectionCard } from '../../../design/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { type ModuleOf, styleOf } from '../module.view.ts';
import { useContentStrings } from '../strings.ts';
import { ArticleLine } from './ArticleLine.tsx';
import styles from './ArticlesModule.module.css';

/** The newest articles, and the way to all of them. */
export function ArticlesModule({ module }: { module: ModuleOf<'articles'> }) {
  const t = useContentStrings();
  const { title, category_id, items } = module.params;
  if (items.length === 0) return null;
  const handleMore = () => go('pages/article/list', category_id === null ? {} : { category_id });
  return (
    <section style={styleOf(module.style)}>
      <SectionCard title={title} more={t('more')} onMore={handleMore} className={styles.card ?? ''}>
        <div className={styles.lines}>
          {items.map((article) => (
            <ArticleLine key={article.id} article={article} />
          ))}
        </div>
      </SectionCard>
    </section>
  );
}
