import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useFaultReport } from '../../../../kernel/use-call.ts';
import { useContentText } from '../../content-text.ts';
import type { PageCalls } from '../../page.queries.ts';
import type { PageDraft } from '../use-page-draft.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { PhoneModal } from './PhoneModal.tsx';
import { ScheduleModal } from './ScheduleModal.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';

type Props = {
  pageCalls: PageCalls;
  draft: PageDraft;
  canWrite: boolean;
  title: ReactNode;
  /** Said before it is published: who will see it. */
  audience: string;
  /** The version that is looked at instead of the draft. */
  looking: number | undefined;
  onLook: (number: number | undefined) => void;
};

/** What concerns the page as a whole: its name, how it is saved, publishing, its versions. */
export function EditorHead({ pageCalls, draft, canWrite, title, audience, looking, onLook }: Props) {
  const text = useContentText();
  const momentText = useMomentText();
  const report = useFaultReport();
  const { message, modal } = App.useApp();
  const [open, setOpen] = useState<'phone' | 'versions' | 'schedule'>();
  const tell = (work: Promise<void>, done: string) => work.then(() => void message.success(done), report);
  const askToPublish = () =>
    modal.confirm({
      title: text('publishTitle'),
      content: audience,
      okText: text('publish'),
      onOk: () => tell(draft.publish(), text('published')),
    });
  return (
    <>
      <EditorBar
        draft={draft}
        title={title}
        canWrite={canWrite}
        onPhone={() => setOpen('phone')}
        onVersions={() => setOpen('versions')}
        onSchedule={() => setOpen('schedule')}
        onPublish={askToPublish}
      />
      <EditorNotes
        draft={draft}
        canWrite={canWrite}
        looking={looking}
        onStopLooking={() => onLook(undefined)}
        onCancelScheduled={() => void tell(draft.cancel(), text('calledOff'))}
      />
      {open === 'phone' && (
        <PhoneModal pageCalls={pageCalls} isSaved={draft.isSaved} onClose={() => setOpen(undefined)} />
      )}
      {open === 'versions' && (
        <VersionsDrawer
          pageCalls={pageCalls}
          draft={draft}
          canWrite={canWrite}
          looking={looking}
          onLook={onLook}
          onClose={() => {
            setOpen(undefined);
            onLook(undefined);
          }}
        />
      )}
      {open === 'schedule' && (
        <ScheduleModal
          onSchedule={async (at) => {
            await draft.publish(at);
            void message.success(text('scheduled', { time: momentText(at) }));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
