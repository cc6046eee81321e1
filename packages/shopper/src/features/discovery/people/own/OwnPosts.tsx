import type { PostState } from '@chengji/contract';
import { useState } from 'react';
import { Empty } from '../../../../design/feedback/Empty.tsx';
import { Chip } from '../../../../design/inputs/Chip.tsx';
import { Row } from '../../../../design/layout/primitives.ts';
import { ListView } from '../../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../../design/lists/RowsSkeleton.tsx';
import { go } from '../../../../kernel/router/navigation.ts';
import { useOwnPosts } from '../queries.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';
import { OwnPostCard } from './OwnPostCard.tsx';

const states = ['reviewing', 'shown', 'refused', 'taken_down'] as const satisfies PostState[];

/** One's own posts in every state, or those of a shop one is linked to. */
export function OwnPosts({ asShop }: { asShop: number | null }) {
  const t = usePeopleStrings();
  const [state, setState] = useState<PostState | null>(null);
  const list = useOwnPosts(asShop, state);
  return (
    <>
      <Row row="scroll" gap={2} as="fieldset" className={styles.states} aria-label={t('states')}>
        <Chip white on={state === null} onPress={() => setState(null)}>
          {t('state.all')}
        </Chip>
        {states.map((key) => (
          <Chip key={key} white on={key === state} onPress={() => setState(key)}>
            {t(`state.${key}`)}
          </Chip>
        ))}
      </Row>
      <ListView
        list={list}
        skeleton={<RowsSkeleton />}
        className={styles.posts}
        empty={
          state === null ? (
            <Empty
              picture="parcel"
              title={t('noOwn')}
              text={t('noOwnHint')}
              action={t('publish')}
              onAction={() => go('pages/apps/find/user/add', asShop === null ? {} : { shop_id: asShop })}
            />
          ) : (
            <Empty picture="parcel" title={t('noOwnIn')} />
          )
        }
      >
        {(rows) => rows.map((post) => <OwnPostCard key={post.id} post={post} />)}
      </ListView>
    </>
  );
}
