import type { OwnPost } from '@chengji/contract';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { ListCard } from '../../../design/lists/ListCard.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { usePostsText } from '../posts-text.ts';
import { useDeletePost, useOwnPosts } from '../seller.queries.ts';
import { ownTabs } from '../seller.view.ts';
import { AnswerModal } from './AnswerModal.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import { postColumns } from './post-columns.tsx';

/** The shop's posts, how each stands in the review, and what they brought. */
export function PostsScreen() {
  const text = usePostsText();
  const canWrite = useCan('seller', 'posts.write');
  const seesOrders = useCan('seller', 'orders.read');
  const list = useOwnPosts();
  const askToDelete = useConfirmDelete();
  const remove = useDeletePost();
  const [answered, setAnswered] = useState<OwnPost>();
  const handleDelete = (post: OwnPost) =>
    askToDelete({
      name: post.title,
      body: text('deleteBody'),
      onDelete: () => remove.mutateAsync({ id: post.id }),
    });
  const newButton = canWrite && <NewButton to="/seller/posts/new">{text('newPost')}</NewButton>;
  const counts = list.data?.counts;
  return (
    <>
      <PageHeader
        title={text('posts')}
        summary={counts && text('postsSummary', { n: counts.shown, waiting: counts.reviewing })}
        actions={newButton}
      />
      <div className="stack">
        <FiguresCard list={list} />
        <ListCard
          list={list}
          label={text('posts')}
          tabs={{ label: text('state'), options: ownTabs, toText: (tab) => text(`own_${tab}`) }}
          search={text('search')}
          columns={postColumns(text, {
            seesOrders,
            acts: canWrite ? { onAnswer: setAnswered, onDelete: handleDelete } : undefined,
          })}
          empty={
            <EmptyState
              icon={<Images />}
              title={text('noPosts')}
              hint={text('noPostsHint')}
              action={newButton}
            />
          }
        />
      </div>
      {answered && <AnswerModal post={answered} onClose={() => setAnswered(undefined)} />}
    </>
  );
}
