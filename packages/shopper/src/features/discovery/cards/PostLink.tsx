import type { PostRow } from '@chengji/contract';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isPlainClick, Link } from '../../../design/navigation/Link.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { createTaps } from '../reactions/double-tap.ts';
import { LikeBurst } from '../reactions/LikeBurst.tsx';
import { likePost } from '../reactions/react.ts';
import styles from './PostLink.module.css';

type PostLinkProps = { post: PostRow; className?: string; picture: ReactNode; children: ReactNode };

/** The page that opens a post, by its type, and by which number. */
export function toPostPlace({ id, type, live_id }: Pick<PostRow, 'id' | 'type' | 'live_id'>) {
  if (type === 'live' && live_id !== null)
    return { path: 'pages/apps/find/details/live', id: live_id } as const;
  const path = type === 'video' ? 'pages/apps/find/details/video' : 'pages/apps/find/details/details';
  return { path, id } as const;
}

/**
 * Opens a post. A finger that taps its picture twice likes it instead, so there a tap waits for a second one; a mouse,
 * a keyboard and a tap on the words open it at once.
 */
export function PostLink({ post, className, picture, children }: PostLinkProps) {
  const [taps] = useState(createTaps);
  const link = useRef<HTMLDivElement>(null);
  const [burst, setBurst] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => taps.cancel, [taps]);
  const { path, id } = toPostPlace(post);
  const open = () => go(path, { id });
  const handleClick = (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (pointerType !== 'touch' || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    taps.tap(event, {
      onSingle: open,
      onDouble: ({ clientX, clientY }) => {
        const { left = 0, top = 0 } = link.current?.getBoundingClientRect() ?? {};
        setBurst({ x: clientX - left, y: clientY - top });
        likePost(post, true);
      },
    });
  };
  return (
    <Link to={path} params={{ id }} className={className}>
      <div ref={link} className={styles.picture} onClickCapture={handleClick}>
        {picture}
        <LikeBurst at={burst} onEnd={() => setBurst(null)} />
      </div>
      {children}
    </Link>
  );
}
