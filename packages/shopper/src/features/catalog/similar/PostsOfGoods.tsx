import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../kernel/shell/fetch-code.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './PostsOfGoods.module.css';

const SHOWN = 4;
const NEAR_PX = 400;

/** Few get this far down the page: posts and their code come with those that do. */
const PostPicks = lazyPart(async () => (await import('../../discovery/index.ts')).PostPicks);

/** The posts that show a goods, once its page is scrolled near to them. */
export function PostsOfGoods({ id }: { id: number }) {
  const t = useCatalogStrings();
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element || isNear) return;
    const root = element.closest('[data-scroller]');
    const watcher = new IntersectionObserver((moments) => setNear(moments.at(-1)?.isIntersecting === true), {
      root,
      rootMargin: `0px 0px ${NEAR_PX}px`,
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isNear]);
  return (
    <div ref={mark} className={styles.posts}>
      {isNear && (
        <Suspense>
          <PostPicks feed={{ goods_id: id }} limit={SHOWN} title={t('posts')} style={{}} waiting={null} />
        </Suspense>
      )}
    </div>
  );
}
