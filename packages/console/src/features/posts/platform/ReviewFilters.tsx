import { Tag } from 'antd';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { authorKinds, postTypes } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import type { useReview } from '../queries.ts';

type List = ReturnType<typeof useReview>;
type Props = { list: List; onChange: (change: Partial<List['input']>) => void };

/** What the review is narrowed by; another choice begins with its first post. */
export function ReviewFilters({ list, onChange }: Props) {
  const text = usePostsText();
  const { input } = list;
  const narrowed = { input, change: onChange };
  return (
    <FilterBar
      keyword={input.keyword ?? ''}
      placeholder={text('search')}
      onSearch={(keyword) => onChange({ keyword })}
    >
      <ListSelect
        list={narrowed}
        name="type"
        label={text('type')}
        any={text('anyType')}
        options={postTypes}
        toText={(type) => text(`type_${type}`)}
      />
      {input.author_id === undefined ? (
        <ListSelect
          list={narrowed}
          name="kind"
          label={text('author')}
          any={text('anyAuthor')}
          options={authorKinds}
          toText={(kind) => text(`kind_${kind}`)}
        />
      ) : (
        <Tag closable onClose={() => onChange({ author_id: undefined, kind: undefined })}>
          {text('ofAuthor', { id: String(input.author_id) })}
        </Tag>
      )}
    </FilterBar>
  );
}
