import { useSecondsLeft } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { App, Button, Modal } from 'antd';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { LinkButton } from '../../design/inputs/LinkButton.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { ListTable } from '../../design/lists/ListCard.tsx';
import { actionsColumn } from '../../design/tables/actions-column.tsx';
import { CopyText } from '../../design/values/CopyText.tsx';
import { MomentText } from '../../design/values/MomentText.tsx';
import { KindTag } from '../../design/values/StatusDot.tsx';
import { Thumb } from '../../design/values/Thumb.tsx';
import { useCan } from '../../kernel/rights.ts';
import styles from './links.module.css';
import { useLinks, useMakeLinkCode, useUnlink } from './queries.ts';
import { useStaffText } from './staff-text.ts';

type LinkCode = CallOut<'POST /seller/staff/linkcode'>;
type LinkRow = CallOut<'GET /seller/staff/links'>['rows'][number];

/** Which shopper accounts are linked with the shop's staff; one's own is linked by a code. */
export function LinksCard() {
  const text = useStaffText();
  const { message, modal } = App.useApp();
  const links = useLinks();
  const make = useMakeLinkCode();
  const unlink = useUnlink();
  const [code, setCode] = useState<LinkCode>();
  const mayUnlinkAll = useCan('seller', 'staff.write');
  const isLinked = links.data?.rows.some(({ is_own }) => is_own) ?? false;
  const askToUnlink = (row: LinkRow) =>
    modal.confirm({
      title: text('unlinkTitle', { name: row.nickname }),
      content: text('unlinkBody'),
      okText: text('unlink'),
      okButtonProps: { danger: true },
      onOk: () =>
        unlink.mutateAsync({ staff_id: row.staff_id }).then(
          () => void message.success(text('unlinked')),
          () => undefined,
        ),
    });
  const makeButton = (
    <Button
      size="small"
      icon={<Link2 size={14} />}
      loading={make.isPending}
      onClick={() => make.mutate({}, { onSuccess: setCode })}
    >
      {text('makeCode')}
    </Button>
  );
  return (
    <>
      <Card flush ruled title={text('links')} aside={links.data && !isLinked && makeButton}>
        <ListTable
          label={text('links')}
          list={links}
          rowKey={({ staff_id }) => staff_id}
          columns={[
            {
              title: text('shopperAccount'),
              render: (_, { avatar, nickname, is_own }) => (
                <span className="row">
                  <Thumb image={avatar} size={28} round />
                  <span className="ellipsis strong">{nickname}</span>
                  {is_own && <KindTag tone="orange">{text('ownLink')}</KindTag>}
                </span>
              ),
            },
            { title: text('staffName'), render: (_, { staff_name }) => staff_name },
            { title: text('linkedAt'), render: (_, { linked_at }) => <MomentText at={linked_at} /> },
            actionsColumn<LinkRow>((row) =>
              row.is_own || mayUnlinkAll ? (
                <LinkButton of={row.nickname} onPress={() => askToUnlink(row)}>
                  {text('unlink')}
                </LinkButton>
              ) : null,
            ),
          ]}
          empty={<EmptyState icon={<Link2 />} title={text('noLinks')} hint={text('noLinksHint')} />}
        />
      </Card>
      {code && (
        <CodeModal
          code={code}
          isMaking={make.isPending}
          onAgain={() => make.mutate({}, { onSuccess: setCode })}
          onClose={() => {
            setCode(undefined);
            void links.refetch();
          }}
        />
      )}
    </>
  );
}

type ModalProps = { code: LinkCode; isMaking: boolean; onAgain: () => void; onClose: () => void };

/** The code, with how long it still holds; it is entered in the app. */
function CodeModal({ code, isMaking, onAgain, onClose }: ModalProps) {
  const text = useStaffText();
  const left = useSecondsLeft(code.expires_at);
  const isOver = left <= 0;
  const minutes = `${Math.floor(Math.max(0, left) / 60)}:${String(Math.max(0, left) % 60).padStart(2, '0')}`;
  return (
    <Modal
      open
      title={text('codeTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button loading={isMaking} onClick={onAgain}>
            {text('codeAgain')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {text('codeDone')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{text('codeHint')}</p>
        <p className={styles.code} data-over={isOver}>
          <CopyText value={code.code} shown={`${code.code.slice(0, 4)} ${code.code.slice(4)}`} />
        </p>
        <p className="muted" role="timer">
          {isOver ? text('codeOver') : text('codeLeft', { time: minutes })}
        </p>
      </div>
    </Modal>
  );
}
