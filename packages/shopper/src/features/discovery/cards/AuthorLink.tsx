import type { PostAuthor } from '@chengji/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../design/navigation/Link.tsx';

type AuthorLinkProps = {
  author: Pick<PostAuthor, 'kind' | 'id' | 'name'>;
  className?: string;
  label?: string;
  children: ReactNode;
};

/** To who wrote something: a shop to its own page, a person to theirs. */
export function AuthorLink({ author: { kind, id }, ...rest }: AuthorLinkProps) {
  return kind === 'shop' ? (
    <Link to="pages/shop/index" params={{ id }} {...rest} />
  ) : (
    <Link to="pages/apps/find/user" params={{ id }} {...rest} />
  );
}
