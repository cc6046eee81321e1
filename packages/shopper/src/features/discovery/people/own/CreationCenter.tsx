import { showMoney } from '@chengji/client-kit/money-display';
import type { CreationFigures, LinkedShop } from '@chengji/contract';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { Chip } from '../../../../design/inputs/Chip.tsx';
import { Row } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { useCenter, type Who } from '../queries.ts';
import { usePeopleStrings } from '../strings.ts';
import { CenterSheet } from './CenterSheet.tsx';
import styles from './Own.module.css';
import { ViewsLine } from './ViewsLine.tsx';

const DAYS = 7;

type CreationCenterProps = { who: Who; shops: readonly LinkedShop[]; tools: ReactNode };

/** What one's posts brought, or those of a shop one is linked to; without such a shop there are the tools alone. */
export function CreationCenter({ who, shops, tools }: CreationCenterProps) {
  const t = usePeopleStrings();
  const readable = who.kind === 'shop' ? [] : shops.filter(({ rights }) => rights.includes('posts.read'));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const asShop = who.kind === 'shop' ? who.id : (readable.find(({ id }) => id === chosen)?.id ?? null);
  const isShown = who.kind === 'shop' || shops.length > 0;
  const figures = useCenter(asShop, DAYS, isShown);
  if (!isShown) return <SectionCard>{tools}</SectionCard>;
  return (
    <SectionCard title={t('center')} more={t('details')} onMore={() => setOpen(true)}>
      {readable.length > 0 && (
        <Row row="scroll" gap={2} as="fieldset" className={styles.whose} aria-label={t('centerOf')}>
          <Chip on={asShop === null} onPress={() => setChosen(null)}>
            {t('myself')}
          </Chip>
          {readable.map(({ id, name }) => (
            <Chip key={id} on={id === asShop} onPress={() => setChosen(id)}>
              {name}
            </Chip>
          ))}
        </Row>
      )}
      <QueryView query={figures} skeleton={<Skeleton height={156} radius={12} />}>
        {(known) => (
          <>
            <Yesterday figures={known} />
            <ViewsLine days={known.days} />
          </>
        )}
      </QueryView>
      {tools}
      {isOpen && <CenterSheet asShop={asShop} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}

function Yesterday({ figures: { yesterday } }: { figures: CreationFigures }) {
  const t = usePeopleStrings();
  const showCount = useCountDisplay();
  const shown = {
    views: showCount(yesterday.views),
    fans: `+${showCount(yesterday.fans)}`,
    likes: showCount(yesterday.likes),
    sales: showMoney(yesterday.sales),
  };
  return (
    <dl className={styles.figures}>
      {(['views', 'fans', 'likes', 'sales'] as const).map((key) => (
        <div key={key}>
          <dt>{t(`yesterday.${key}`)}</dt>
          <dd>{shown[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
