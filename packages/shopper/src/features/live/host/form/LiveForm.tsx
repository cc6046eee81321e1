import { serverNow } from '@chengji/client-kit/react';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { useId, useState } from 'react';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Form } from '../../../../design/inputs/Form.tsx';
import { TextArea } from '../../../../design/inputs/TextArea.tsx';
import { Box, Stack } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../../design/navigation/Page.tsx';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { type Faults, findFaults, type LiveDraft } from '../host.view.ts';
import { useHostStrings } from '../strings.ts';
import { GoodsSheet } from './GoodsSheet.tsx';
import { CoverField, GoodsCard, PlannedCard } from './LiveFormParts.tsx';

type LiveFormProps = {
  title: string;
  action: string;
  shopId: number;
  draft: LiveDraft;
  /** When it was announced for before. */
  plannedBefore?: number | null;
  hasBegun?: boolean;
  /** Its goods are those of the tray, which is changed there. */
  isEdited?: boolean;
  isBusy: boolean;
  onChange: (by: Partial<LiveDraft>) => void;
  onSend: () => void;
};

/** All of a live that its host writes. */
export function LiveForm(props: LiveFormProps) {
  const { title, action, shopId, draft, plannedBefore = null, hasBegun, isEdited, isBusy, onChange } = props;
  const t = useHostStrings();
  const zone = useTimeDisplay();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [wasSent, setSent] = useState(false);
  const faults: Faults = wasSent ? findFaults(draft, { now: serverNow(), zone, began: plannedBefore }) : {};
  const getFault = (field: keyof Faults) => faults[field] && t(`fault.${field}`);

  const handleSend = () => {
    if (isBusy) return;
    setSent(true);
    const found = findFaults(draft, { now: serverNow(), zone, began: plannedBefore });
    if (Object.keys(found).length === 0) props.onSend();
  };
  return (
    <Page
      title={title}
      bar={
        <BottomBar>
          <Button submit form={id} size="block" busy={isBusy}>
            {action}
          </Button>
        </BottomBar>
      }
    >
      <Box above={2}>
        <Form id={id} onSubmit={handleSend}>
          <SectionCard>
            <Stack gap={3}>
              <CoverField draft={draft} error={getFault('cover')} onChange={onChange} />
              <TextArea
                label={t('title')}
                labelShown
                placeholder={t('titleHint')}
                rows={2}
                maxLength={liveLimits.title}
                count={draft.title.length}
                value={draft.title}
                error={getFault('title')}
                onChange={({ target }) => onChange({ title: target.value.replaceAll('\n', ' ') })}
              />
              <TextArea
                label={t('notice')}
                labelShown
                placeholder={t('noticeHint')}
                rows={2}
                maxLength={liveLimits.notice}
                count={draft.notice.length}
                value={draft.notice}
                onChange={({ target }) => onChange({ notice: target.value })}
              />
            </Stack>
          </SectionCard>
          {!hasBegun && <PlannedCard draft={draft} error={getFault('plannedAt')} onChange={onChange} />}
          {!isEdited && (
            <GoodsCard
              draft={draft}
              error={getFault('goods')}
              onChange={onChange}
              onChoose={() => setChoosing(true)}
            />
          )}
        </Form>
      </Box>
      {isChoosing && (
        <GoodsSheet
          shopId={shopId}
          chosen={draft.goods}
          most={liveLimits.goods}
          onChange={(goods) => onChange({ goods })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}
