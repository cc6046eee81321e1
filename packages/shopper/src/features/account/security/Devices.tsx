import { serverNow } from '@chengji/client-kit/react';
import { MonitorSmartphone } from 'lucide-react';
import tagStyles from '../../../design/commerce/tag.module.css';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { Box, look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { ask } from '../../../kernel/modal.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toast } from '../../../kernel/toast.ts';
import { useEndOthers, useEndSession, useSessions } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './Devices.module.css';

/** Where the account is logged in; a session that is not the person's own is ended from here. */
export function Devices() {
  const t = useAccountStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const seen = (at: number) => t('lastSeen', { time: showAgo(at, serverNow(), language) });
  const query = useSessions();
  const ending = useEndSession(() => toast(t('sessionEnded'), 'done'));
  const endingOthers = useEndOthers((count) => toast(t('ended', { count }), 'done'));
  const handleEnd = async (id: number) => {
    if (!ending.isPending && (await ask(t('endSessionAsk')))) ending.mutate({ id });
  };
  const handleEndOthers = async () => {
    if (!endingOthers.isPending && (await ask(t('endOthersAsk')))) endingOthers.mutate({});
  };
  return (
    <QueryView query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => (
        <>
          <Text as="p" inset="page" size={13} tone={2}>
            {t('devicesHint')}
          </Text>
          <SectionCard flush className={look({ above: 3 })}>
            {rows.map((row) => (
              <div key={row.id} className={`${cellStyles.cell} ${styles.device}`}>
                <Icon as={MonitorSmartphone} size={22} className={look({ tone: 2 })} />
                <Box as="span" grow>
                  <Text as="b" size={15} tone={1}>
                    {[t(`system.${row.system}`), t(`app.${row.app}`)].join(' · ')}
                  </Text>
                  <span className={styles.facts}>{[row.ip, seen(row.seen_at)].join(' · ')}</span>
                </Box>
                {row.is_current ? (
                  <span className={tagStyles.tag}>{t('thisDevice')}</span>
                ) : (
                  <Button look="line" size="s" onClick={() => void handleEnd(row.id)}>
                    {t('endSession')}
                  </Button>
                )}
              </div>
            ))}
          </SectionCard>
          {rows.length > 1 && (
            <Box inset="feed">
              <Button
                look="line"
                size="block"
                busy={endingOthers.isPending}
                onClick={() => void handleEndOthers()}
              >
                {t('endOthers')}
              </Button>
            </Box>
          )}
        </>
      )}
    </QueryView>
  );
}
