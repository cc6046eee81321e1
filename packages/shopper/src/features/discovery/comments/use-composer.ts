import { useIdempotencyKey } from '@chengji/client-kit/react';
import { useRef, useState } from 'react';
import { requireLogin } from '../../../kernel/session/session.ts';
import { toast } from '../../../kernel/toast.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { drafts } from './drafts.ts';
import { useWriteComment } from './queries.ts';

/** Whom a comment answers; null is the post itself. */
export type Answered = { id: number; name: string } | null;

const toName = (post: number, replyTo: number | string | undefined) =>
  replyTo ? `comment ${replyTo}` : `post ${post}`;

/** What is being written below a post: to whom, and so far what, which is kept until it is sent. */
export function useComposer(post: number) {
  const t = useDiscoveryStrings();
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<Answered>(null);
  const [text, setText] = useState('');
  // the same words again, once they were sent, are another comment
  const sent = useRef(0);
  const send = useWriteComment(({ content, reply_to }) => {
    sent.current += 1;
    toast(t('commented'), 'done');
    const name = toName(post, reply_to);
    if (drafts.find(name)?.trim() === content) drafts.forget(name);
    // something else may be written by now
    if (name !== toName(post, to?.id) || text.trim() !== content) return;
    setText('');
    setOpen(false);
    setTo(null);
  });
  const content = text.trim();
  const idempotencyKey = useIdempotencyKey();
  const open = (answered: Answered) => {
    if (!requireLogin()) return;
    setTo(answered);
    setText(drafts.find(toName(post, answered?.id)) ?? '');
    setOpen(true);
  };
  return {
    isOpen,
    to,
    text,
    isBusy: send.isPending,
    canSend: content !== '' && !send.isPending,
    open,
    close: () => setOpen(false),
    write: (written: string) => {
      setText(written);
      drafts.save(toName(post, to?.id), written);
    },
    send: () => {
      if (content === '' || send.isPending) return;
      const input = { id: post, content, ...(to && { reply_to: to.id }) };
      send.mutate({ ...input, idempotencyKey: idempotencyKey([input, sent.current]) });
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
