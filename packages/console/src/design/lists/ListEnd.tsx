import { Pagination, type PaginationProps } from 'antd';
import { type EndlessRows, MoreRows } from './MoreRows.tsx';
import { countReachable, type Paging } from './page-rows.ts';

type Props = Pick<PaginationProps, 'align' | 'className' | 'simple'> & {
  /** Without it, or where one page holds all, there is no pager. */
  paging: Paging | undefined;
  /** In place of pages, how the rows go on. */
  more?: EndlessRows | undefined;
};

/** The end of a list that is no table: its pages, or its next rows. */
export function ListEnd({ paging, more, ...look }: Props) {
  if (more) return <MoreRows list={more} />;
  if (!paging || paging.total <= paging.limit) return null;
  const { page, limit, onPage } = paging;
  return (
    <Pagination
      {...look}
      size="small"
      showSizeChanger={false}
      current={page}
      pageSize={limit}
      total={countReachable(paging)}
      onChange={(next) => onPage({ page: next, limit })}
    />
  );
}
