import { History, LogOut } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Tag } from '../../design/commerce/Tag.tsx';
import { IconButton } from '../../design/inputs/IconButton.tsx';
import { Row, Text } from '../../design/layout/primitives.ts';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { reportFault } from '../../kernel/calls/faults.ts';
import { ask as askQuestion } from '../../kernel/modal.ts';
import { usePage, useParams } from '../../kernel/router/page-context.ts';
import { Greeting } from './components/Greeting.tsx';
import { HelpBar } from './components/HelpBar.tsx';
import { Messages } from './components/Messages.tsx';
import { isWithPerson } from './conversation.view.ts';
import { ask, close, loadOlder, useConversation } from './conversation-store.ts';
import styles from './ServiceScreen.module.css';
import { useSupportStrings } from './strings.ts';
import { useServiceUpdates } from './use-service-updates.ts';

/** The service assistant: what one asks is answered from sources, or by a person. */
export function ServiceScreen() {
  const t = useSupportStrings();
  const { order, refund } = useParams('pages/user/service');
  const { session, messages, unsent, hasMore } = useConversation();
  const { scroller } = usePage();
  const lastSeen = useRef('');
  useServiceUpdates();
  useSubject({ order, refund });

  const last = `${messages.at(-1)?.id ?? 0} ${unsent.length}`;
  useLayoutEffect(() => {
    if (lastSeen.current === last || messages.length + unsent.length === 0) return;
    lastSeen.current = last;
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [last, messages.length, unsent.length, scroller]);

  const handleOlder = async () => {
    const element = scroller.current;
    const below = element ? element.scrollHeight - element.scrollTop : 0;
    try {
      await loadOlder();
    } catch (error) {
      reportFault(error as Error);
    }
    requestAnimationFrame(() => {
      if (element) element.scrollTop = element.scrollHeight - below;
    });
  };
  const handleClose = async () => {
    if (!(await askQuestion(t('endAsk')))) return;
    try {
      await close();
    } catch (error) {
      reportFault(error as Error);
    }
  };
  const state =
    session?.state === 'taken'
      ? t('withAgent', { name: session.agent })
      : session?.state === 'queued'
        ? t('inQueue')
        : t('online');
  const title = (
    <span className={styles.title}>
      <Row gap={1} className={styles.name}>
        {t('name')} <Tag>{t('official')}</Tag>
      </Row>
      <Text size={11} tone={2} className={styles.state}>
        {state}
      </Text>
    </span>
  );
  const actions = isWithPerson(session) ? (
    <IconButton icon={LogOut} label={t('end')} onPress={() => void handleClose()} />
  ) : hasMore ? (
    <IconButton icon={History} label={t('older')} onPress={() => void handleOlder()} />
  ) : null;
  return (
    <Page wash nav={<NavBar title={title} actions={actions} look="clear" />} bar={<HelpBar />}>
      <Greeting />
      <Messages onOlder={() => void handleOlder()} />
    </Page>
  );
}

/** Opened from an order or a refund, it is what is asked about, once. */
function useSubject({ order, refund }: { order?: number | undefined; refund?: number | undefined }) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || (!order && !refund)) return;
    asked.current = true;
    void ask(order ? { order_id: order } : { refund_id: refund }, '');
  }, [order, refund]);
}
