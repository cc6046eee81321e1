import type { MouseEvent, ReactNode } from 'react';
import { go, toHref } from '../../kernel/router/navigation.ts';
import type { ParamsArgument, ParamsOf, Path } from '../../kernel/router/page-params.ts';

type LinkProps<P extends Path> = {
  to: P;
  className?: string;
  label?: string;
  children?: ReactNode;
  /** Where the person is. */
  current?: boolean;
  onPress?: () => void;
} & (Record<never, never> extends ParamsOf<P> ? { params?: ParamsOf<P> } : { params: ParamsOf<P> });

/** A press that asks for nothing else, such as a new window. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.button);

/** A link to a page of ours: opens it in the app, and has a true address for everything else a link can do. */
export function Link<P extends Path>({
  to,
  params,
  className,
  label,
  current,
  children,
  onPress,
}: LinkProps<P>) {
  const given = [params] as ParamsArgument<P>;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress?.();
    go(to, ...given);
  };
  return (
    <a
      href={toHref(to, ...given)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
