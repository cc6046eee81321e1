import { CallError } from '@chengji/client-kit';
import { pagesCalls } from '@chengji/contract/content/pages.calls';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useBrowserQuestion, useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import type { EditedPage, PageCalls, PageContent } from '../page.queries.ts';
import { changed, redone, startHistory, undone } from './history.ts';

const restMs = 800;

const fields = pagesCalls['POST /platform/pages/save'].in.shape;

const toContent = ({ title, blocks }: EditedPage): PageContent => ({ title, blocks });

/** What somebody else saved since this began, where that is why the market refused. */
export const getConflict = (error: unknown) => (error instanceof CallError ? error.conflict : undefined);

/** What the market would not take as it is: blocks by their ids, and the name of a page that has one of its own. */
export function unfit({ title, blocks }: PageContent, isNamed: boolean): ReadonlySet<string> {
  if (isNamed && !fields.title.safeParse(title).success) return new Set(['title']);
  const parsed = fields.blocks.safeParse(blocks);
  if (parsed.success) return new Set();
  return new Set(parsed.error.issues.flatMap(({ path }) => blocks[Number(path[0])]?.id ?? []));
}

/** A page being edited: every change is saved as a draft after a pause, and every step can be taken back. */
export function usePageDraft(pageCalls: PageCalls, loaded: EditedPage) {
  const [history, setHistory] = useState(() => startHistory(toContent(loaded)));
  /** What the market holds. */
  const [held, setHeld] = useState({ page: loaded, content: history.now });
  const [isBusy, setBusy] = useState(false);
  /** Why saving failed, and of which content; it is tried again when that changes, or when asked to. */
  const [failure, setFailure] = useState<{ content: PageContent; error: unknown }>();
  const content = history.now;
  const problems = useMemo(() => unfit(content, loaded.kind === 'named'), [content, loaded.kind]);
  const isSaved = content === held.content;
  const isStuck = failure?.content === content || problems.size > 0;

  /** What is asked of the market goes one after the other, each with the version that the one before left. */
  const latest = useRef(held);
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  async function send(work: (version: number) => Promise<EditedPage>, sent: PageContent): Promise<void> {
    const before = sending.current;
    const done = before.then(async () => {
      const page = await work(latest.current.page.version);
      latest.current = { page, content: sent };
      setHeld(latest.current);
      setFailure(undefined);
    });
    sending.current = done.catch(() => {});
    setBusy(true);
    await done
      .catch((error: unknown) => {
        if (getConflict(error)) setFailure({ content: sent, error });
        throw error;
      })
      .finally(() => setBusy(false));
  }
  const save = () =>
    send((version) => pageCalls.save(version, content), content).catch((error: unknown) => {
      setFailure({ content, error });
      throw error;
    });
  async function publish(at?: number): Promise<void> {
    await sending.current;
    if (latest.current.content !== content) await save();
    await send((version) => pageCalls.publish(version, at), content);
  }
  /** The draft becomes what the market says it is; a step back leads to what it was before. */
  async function takeOver(
    work: (version: number) => Promise<EditedPage>,
    { keepsOwn = false } = {},
  ): Promise<void> {
    await sending.current;
    const page = await work(latest.current.page.version);
    const theirs = toContent(page);
    latest.current = { page, content: theirs };
    setHeld(latest.current);
    setFailure(undefined);
    setHistory((own) => {
      const taken = changed(own, theirs);
      return keepsOwn ? changed(taken, own.now) : taken;
    });
  }

  const saveInBackground = useEffectEvent(() => void save().catch(() => {}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    if (isSaved || isBusy || isStuck) return;
    const timer = setTimeout(saveInBackground, restMs);
    return () => clearTimeout(timer);
  }, [content, isSaved, isBusy, isStuck]);
  // what can be saved is saved on leaving; what the market would not take is lost
  useUnsavedChanges(!isSaved && isStuck);
  useBrowserQuestion(!isSaved);
  const saveOnLeaving = useEffectEvent(() => {
    if (!isSaved && !isStuck && !isBusy)
      void pageCalls.save(latest.current.page.version, content).catch(() => {});
  });
  useEffect(() => () => saveOnLeaving(), []);

  return {
    page: held.page,
    content,
    problems,
    failure: failure?.error,
    isSaved,
    isBusy,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    change: (next: PageContent, step?: string) => setHistory((now) => changed(now, next, step)),
    save,
    publish,
    cancel: () => send(pageCalls.cancel, latest.current.content),
    restore: (number: number) => takeOver((version) => pageCalls.restore(version, number)),
    /** Somebody else saved meanwhile: begins again from theirs; a step back leads to one's own. */
    loadTheirs: () => takeOver(pageCalls.details),
    /** Somebody else saved meanwhile: saves one's own all the same; a step back leads to theirs. */
    keepOwn: () => takeOver(pageCalls.details, { keepsOwn: true }),
  };
}

export type PageDraft = ReturnType<typeof usePageDraft>;
