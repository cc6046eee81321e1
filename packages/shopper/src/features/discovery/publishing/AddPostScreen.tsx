import { newIdempotencyKey } from '@chengji/client-kit';
import { useEffect, useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText, isRefusal } from '../../../kernel/calls/faults.ts';
import { back } from '../../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../../kernel/router/page-context.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { PostForm } from './PostForm.tsx';
import { type Draft, fromPost, isBlank, listShopsToPostAs, toDraft } from './post-draft.view.ts';
import { usePostToEdit } from './queries.ts';
import { addDraft, findDraft, getInHand, openDrafts, takeInHand, useDrafts } from './store/drafts.ts';
import { usePublishingStrings } from './strings.ts';

/** Publishing a post of pictures or a video, or changing one's own. */
export function AddPostScreen() {
  const { id, kind, draft, shop_id } = useParams('pages/apps/find/user/add');
  if (id !== undefined) return <EditedPost id={id} />;
  return (
    <NewPost
      kind={kind === 'video' ? 'video' : kind === 'other' ? 'other' : null}
      draft={draft}
      shop={shop_id}
    />
  );
}

type NewPostProps = { kind: Draft['kind'] | null; draft: string | undefined; shop: number | undefined };

/** What was asked for, what was in hand before a reload, or a new one. */
function chooseDraft({ kind, draft, shop }: NewPostProps): Draft {
  const asked = draft === undefined ? undefined : findDraft(draft);
  if (asked) return asked;
  const inHand = findDraft(getInHand() ?? '');
  if (inHand && !inHand.edits && (kind === null || inHand.kind === kind || isBlank(inHand)))
    return { ...inHand, kind: isBlank(inHand) && kind ? kind : inHand.kind };
  const { shops } = useUser.getState().user;
  const own = listShopsToPostAs(shops).find(({ id }) => id === shop);
  return { ...toDraft(newIdempotencyKey(), kind ?? 'other'), asShop: own?.id ?? null };
}

function NewPost(props: NewPostProps) {
  const [first, setFirst] = useState(() => chooseDraft(props));
  return <Written key={first.id} first={first} onOpen={setFirst} />;
}

/** Its draft is in the store while its page is open, and until it is published or thrown away. */
function Written({ first, onOpen }: { first: Draft; onOpen?: (draft: Draft) => void }) {
  const draft = useDrafts(({ drafts }) => drafts.find(({ id }) => id === first.id));
  const [last, setLast] = useState(first);
  if (draft && draft !== last) setLast(draft);
  useEffect(() => {
    openDrafts();
    // an empty one in hand becomes one of the kind that is asked for
    if (findDraft(first.id)?.kind !== first.kind) addDraft(first);
    if (!first.edits) takeInHand(first.id);
  }, [first]);
  return <PostForm draft={draft ?? last} isOpen={draft !== undefined} onOpen={onOpen} />;
}

function EditedPost({ id }: { id: number }) {
  const t = usePublishingStrings();
  const { title } = usePage();
  const { data, error, refetch } = usePostToEdit(id);
  const own = data?.own;
  if (own && own.state !== 'taken_down') return <LoadedPost key={data.id} draft={fromPost(data)} />;
  return (
    <Page nav={<NavBar title={title} />} ground="white">
      {own ? (
        <Empty picture="robot" title={t('takenDown')} action={t('mine')} onAction={() => back()} />
      ) : data || isRefusal(error, 'discovery.post_gone') ? (
        <Empty picture="robot" title={t('gone')} text={t('goneHint')} action={t('home')} />
      ) : error ? (
        <ErrorState text={faultText(error)} onRetry={() => void refetch()} />
      ) : (
        <Box inset="page" above={4}>
          <Skeleton height={116} radius={12} />
          <Skeleton height={24} gap={20} />
          <Skeleton height={96} gap={16} />
        </Box>
      )}
    </Page>
  );
}

/** As it was when it was opened: an answer that comes later changes nothing that is being written. */
function LoadedPost({ draft }: { draft: Draft }) {
  const [first] = useState(draft);
  return <Written first={first} />;
}
