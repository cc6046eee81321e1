import { moveItem } from '@chengji/client-kit/lists/move-item';
import { useState } from 'react';
import { useAddressInput } from '../../../../design/address/use-address-input.ts';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import cardStyles from '../../../../design/layout/card.module.css';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { SortableList } from '../../../../design/lists/SortableList.tsx';
import { ListTabs } from '../../../../design/tables/ListTabs.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import { type Advert, advertPlaces, advertsInput } from '../../lists.view.ts';
import { useAdverts, useDeleteAdvert, useOrderAdverts } from '../../queries.ts';
import styles from '../content-lists.module.css';
import { AdvertDrawer } from './AdvertDrawer.tsx';
import { AdvertRow } from './AdvertRow.tsx';

/** Adverts by the place they show in, in the order they show. */
export function AdvertsScreen() {
  const text = useContentText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('platform', 'adverts.write');
  const [{ place }, change] = useAddressInput(advertsInput);
  const { data, error, refetch } = useAdverts();
  const order = useOrderAdverts();
  const remove = useDeleteAdvert();
  const [edited, setEdited] = useState<Advert | 'new'>();
  const kept = data?.rows.filter((advert) => advert.place === place) ?? [];
  /** The new order is seen at once, while it is on its way. */
  const sent = order.isPending && order.variables.place === place ? order.variables.ids : undefined;
  const shown = sent ? sent.flatMap((id) => kept.filter((advert) => advert.id === id)) : kept;
  const getName = ({ title, id }: Advert) => localize(title, language) || `#${id}`;

  const handleMove = (from: number, to: number) =>
    canWrite && order.mutate({ place, ids: moveItem(shown, from, to).map(({ id }) => id) });
  const handleDelete = (advert: Advert) =>
    askToDelete({
      name: getName(advert),
      onDelete: () => remove.mutateAsync({ id: advert.id }),
    });
  const newButton = canWrite && <NewButton onPress={() => setEdited('new')}>{text('newAdvert')}</NewButton>;
  const showing = data?.rows.filter(({ state }) => state === 'shown').length;
  return (
    <>
      <PageHeader
        title={text('adverts')}
        summary={data && text('advertsSummary', { n: data.rows.length, shown: showing ?? 0 })}
        actions={newButton}
      />
      <section className={cardStyles.card} aria-label={text('adverts')}>
        <ListTabs
          label={text('place')}
          active={place}
          tabs={advertPlaces.map((key) => ({
            key,
            label: text(`place_${key}`),
            count: data?.rows.filter((advert) => advert.place === key).length,
          }))}
          onChange={(next) => change({ place: next })}
        />
        <p className={`muted small ${styles.listHint}`}>{text(`place_hint_${place}`)}</p>
        {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
        {data && shown.length === 0 && <EmptyState title={text('noAdverts')} />}
        <div className={styles.sortedRows}>
          <SortableList
            label={text(`place_${place}`)}
            items={shown}
            getKey={({ id }) => String(id)}
            getName={getName}
            onMove={handleMove}
          >
            {(advert) => (
              <AdvertRow
                advert={advert}
                name={getName(advert)}
                {...(canWrite
                  ? { onEdit: () => setEdited(advert), onDelete: () => handleDelete(advert) }
                  : {})}
              />
            )}
          </SortableList>
        </div>
      </section>
      {edited && (
        <AdvertDrawer
          advert={edited === 'new' ? undefined : edited}
          place={place}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
