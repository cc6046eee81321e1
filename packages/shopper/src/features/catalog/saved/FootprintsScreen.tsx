import { Empty } from '../../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../../design/feedback/MembersOnly.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { ListView } from '../../../design/lists/ListView.tsx';
import { VirtualList } from '../../../design/lists/VirtualList.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { ask } from '../../../kernel/modal.ts';
import { footprintsCall, useClearFootprints, useFootprints, useRemoveFootprints } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import { ChoosingBar } from './ChoosingBar.tsx';
import { FootprintCell } from './FootprintCell.tsx';
import { FootprintDay } from './FootprintDay.tsx';
import { FootprintsSkeleton } from './FootprintsSkeleton.tsx';
import { ManageButton } from './ManageButton.tsx';
import styles from './SavedItems.module.css';
import { toFootprintKey, toFootprintLines } from './saved-items.view.ts';
import { useChoosing } from './use-choosing.ts';

/** The goods a person looked at, day by day. */
export function FootprintsScreen() {
  const t = useCatalogStrings();
  return (
    <MembersOnly ground="white" picture="bags" text={t('footprintsVisitor')}>
      <Footprints />
    </MembersOnly>
  );
}

function Footprints() {
  const t = useCatalogStrings();
  const list = useFootprints();
  const choosing = useChoosing(list.rows.map(toFootprintKey));
  const remove = useRemoveFootprints();
  const clear = useClearFootprints();

  const handleRemove = () => {
    const rows = list.rows
      .filter((row) => choosing.has(toFootprintKey(row)))
      .map(({ day, goods }) => ({ day, goods_id: goods.id }));
    remove.mutate({ rows }, { onSuccess: choosing.end });
  };
  const handleClear = async () => {
    if (await ask(t('clearFootprintsAsk'))) clear.mutate({}, { onSuccess: choosing.end });
  };
  const manage = list.rows.length > 0 && <ManageButton choosing={choosing} />;
  const bar = choosing.isOn && (
    <ChoosingBar choosing={choosing} isBusy={remove.isPending} onRemove={handleRemove}>
      <TextButton onPress={() => void handleClear()} disabled={clear.isPending}>
        {t('clearAll')}
      </TextButton>
    </ChoosingBar>
  );
  return (
    <Page ground="white" actions={manage} bar={bar} onRefresh={() => freshen(footprintsCall)}>
      <Box inset="feed">
        <ListView
          list={list}
          skeleton={<FootprintsSkeleton />}
          empty={
            <Empty
              picture="bags"
              title={t('noFootprints')}
              text={t('noFootprintsHint')}
              action={t('goHome')}
            />
          }
        >
          {(rows) => (
            <VirtualList rows={toFootprintLines(rows)} getKey={({ key }) => key}>
              {(line) =>
                'day' in line ? (
                  <FootprintDay day={line.day} />
                ) : (
                  <div className={styles.line}>
                    {line.cells.map((footprint) => (
                      <FootprintCell
                        key={toFootprintKey(footprint)}
                        footprint={footprint}
                        choosing={choosing}
                      />
                    ))}
                  </div>
                )
              }
            </VirtualList>
          )}
        </ListView>
      </Box>
    </Page>
  );
}
