import type { PlatformPost } from '@chengji/contract';
import { Button } from 'antd';
import { MicOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { SilenceNote, useUser } from '../../users/index.ts';
import { toAuthorPath, toAuthorPosts } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { MuteModal } from './MuteModal.tsx';

/** Who wrote a post, how they did before, and whether they may write now. */
export function AuthorPart({ post }: { post: PlatformPost }) {
  const text = usePostsText();
  const [isMuting, setMuting] = useState(false);
  const { author, author_shown, author_refused } = post;
  const isPerson = author.kind === 'user';
  const readsUsers = useCan('platform', 'users.read');
  const mayMute = useCan('platform', 'users.write') && isPerson;
  const opens = useCan('platform', isPerson ? 'users.read' : 'shops.read');
  const { data: person } = useUser(author.id, isPerson && readsUsers);
  const until = person?.silenced_until ?? null;
  return (
    <>
      <div className="row between">
        <span className="row grow">
          <Thumb image={author.avatar} size={36} round />
          <TwoLines
            isStrong
            first={opens ? <Link to={toAuthorPath(author)}>{author.name}</Link> : author.name}
            second={
              <>
                <Link to={toAuthorPosts(author, 'shown')}>{text('shownOf', { n: author_shown })}</Link>
                {' · '}
                <Link to={toAuthorPosts(author, 'refused')}>{text('refusedOf', { n: author_refused })}</Link>
              </>
            }
          />
        </span>
        {mayMute && until === null && (
          <Button size="small" icon={<MicOff size={14} />} onClick={() => setMuting(true)}>
            {text('mute')}
          </Button>
        )}
      </div>
      {until !== null && <SilenceNote id={author.id} nickname={author.name} until={until} />}
      {isMuting && <MuteModal author={author} onClose={() => setMuting(false)} />}
    </>
  );
}
