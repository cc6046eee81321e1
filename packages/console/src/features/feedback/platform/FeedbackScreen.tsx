import type { PlatformFeedback } from '@chengji/contract';
import { App } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { categories, feedbackTabs, ratings } from '../feedback.view.ts';
import { useFeedbackText } from '../feedback-text.ts';
import { useFeedbackList, useFigures, useMark } from '../queries.ts';
import { ExportFeedback } from './ExportFeedback.tsx';
import { FeedbackDrawer } from './FeedbackDrawer.tsx';
import { FeedbackRowCard } from './FeedbackRowCard.tsx';
import { FeedbackSummary } from './FeedbackSummary.tsx';
import { FiguresRow } from './FiguresRow.tsx';
import { feedbackColumns } from './feedback-columns.tsx';

/** What people say of the app, how they rate it over time, and the platform's answers. */
export function FeedbackScreen() {
  const text = useFeedbackText();
  const { message } = App.useApp();
  const mayAnswer = useCan('platform', 'feedback.answer');
  const list = useFeedbackList();
  const { days } = list.own;
  const figures = useFigures(days);
  const mark = useMark();
  const [opened, setOpened] = useState<PlatformFeedback>();
  const handleMark = ({ id, state }: PlatformFeedback) => {
    const handled = state !== 'handled';
    mark.mutate(
      { id, handled },
      { onSuccess: () => void message.success(text(handled ? 'handled' : 'reopened')) },
    );
  };
  return (
    <>
      <PageHeader
        title={text('feedback')}
        summary={<FeedbackSummary waiting={list.data?.counts.waiting} days={days} figures={figures.data} />}
        actions={<ExportFeedback list={list} />}
      />
      <div className="stack">
        <FiguresRow
          query={figures}
          days={days}
          onPeriod={(period) => list.change({ days: period })}
          onRating={(rating) => list.change({ tab: 'all', rating, category: undefined })}
          onCategory={(category) => list.change({ tab: 'all', category, rating: undefined })}
        />
        <ListCard
          list={list}
          label={text('feedback')}
          tabs={{ label: text('kind'), options: feedbackTabs, toText: (tab) => text(`tab_${tab}`) }}
          search={text('search')}
          filters={
            <>
              <ListSelect
                list={list}
                name="rating"
                label={text('rating')}
                any={text('anyRating')}
                options={ratings}
                toText={(n) => text('starsOf', { n })}
              />
              <ListSelect
                list={list}
                name="category"
                label={text('category')}
                any={text('anyCategory')}
                options={categories}
                toText={(category) => text(`category_${category}`)}
              />
            </>
          }
          note={text('visitorNote')}
          columns={feedbackColumns(text, {
            onOpen: setOpened,
            onMark: mayAnswer ? handleMark : undefined,
          })}
          card={(row) => <FeedbackRowCard row={row} />}
          empty={<EmptyState title={text('empty')} hint={text('emptyHint')} />}
        />
      </div>
      {opened && (
        <FeedbackDrawer
          key={opened.id}
          row={opened}
          onChange={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
