import { useIdempotencyKey } from '@chengji/client-kit/react';
import { useRef, useState } from 'react';
import { requireLogin } from '../../../kernel/session/session.ts';
import { toast } from '../../../kernel/toast.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { drafts } from './drafts.ts';
import { useWriteComment } from './queries.ts';

/** Whom a comment answers; null is the post itself. */
export type Answered = { id: number; name: string } | null;

const toName = (post: number, to: Answered) => (to ? `comment ${to.id}` : `post ${post}`);

/** What is being written below a post: to whom, and so far what, which is kept until it is sent. */
export function useComposer(post: number) {
  const t = useDiscoveryStrings();
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<Answered>(null);
  const [text, setText] = useState('');
  // the same words again, once they were sent, are another comment
  const sent = useRef(0);
  const send = useWriteComment(() => {
    sent.current += 1;
    drafts.forget(toName(post, to));
    setText('');
    setOpen(false);
    setTo(null);
    toast(t('commented'), 'done');
  });
  const content = text.trim();
  const idempotencyKey = useIdempotencyKey();
  const open = (answered: Answered) => {
    if (!requireLogin()) return;
    setTo(answered);
    setText(drafts.find(toName(post, answered)) ?? '');
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
      drafts.save(toName(post, to), written);
    },
    send: () => {
      if (content === '' || send.isPending) return;
      const input = { id: post, content, ...(to && { reply_to: to.id }) };
      send.mutate({ ...input, idempotencyKey: idempotencyKey([input, sent.current]) });
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
