import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { ListSort } from '../../../design/lists/ListSort.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { type Author, authorKinds, authorSorts } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useAuthors } from '../queries.ts';
import { authorColumns } from './author-columns.tsx';
import { MuteModal } from './MuteModal.tsx';

/** Who posts, how the review went with them, and a way to mute them. */
export function AuthorsScreen() {
  const text = usePostsText();
  const list = useAuthors();
  const mayMute = useCan('platform', 'users.write');
  const can = { users: useCan('platform', 'users.read'), shops: useCan('platform', 'shops.read') };
  const [muting, setMuting] = useState<Author['author']>();
  return (
    <>
      <ListPage
        list={list}
        title={text('authors')}
        back="/platform/posts"
        summary={list.data && text('authorsSummary', { n: list.data.total })}
        rowKey={({ author }) => `${author.kind}${author.id}`}
        filters={
          <>
            <ListSelect
              list={list}
              name="kind"
              label={text('author')}
              any={text('anyAuthor')}
              options={authorKinds}
              toText={(kind) => text(`kind_${kind}`)}
            />
            <ListSort list={list} options={authorSorts} toText={(sort) => text(`sort_${sort}`)} />
          </>
        }
        columns={authorColumns(text, { can, onMute: mayMute ? setMuting : undefined })}
        empty={<EmptyState title={text('noAuthors')} hint={text('noAuthorsHint')} />}
      />
      {muting && <MuteModal author={muting} onClose={() => setMuting(undefined)} />}
    </>
  );
}
