import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { Box, look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { toast } from '../../../kernel/toast.ts';
import { ProveForm, useOpenThird } from '../../identity/index.ts';
import { reloadBindings, useBindings } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './Devices.module.css';

/** Accounts elsewhere by which the person may log in too. */
export function Bindings() {
  const t = useAccountStrings();
  const query = useBindings();
  const opening = useOpenThird('bind');
  const [leaving, setLeaving] = useState<'wechat' | null>(null);
  const handleUnbound = () => {
    setLeaving(null);
    reloadBindings();
    toast(t('unbound'), 'done');
  };
  return (
    <QueryView query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty picture="robot" title={t('noThird')} text={t('noThirdHint')} />
        ) : (
          <>
            <Text as="p" inset="page" size={13} tone={2}>
              {t('thirdHint')}
            </Text>
            <SectionCard flush className={look({ above: 3 })}>
              {rows.map(({ provider, name, bound, inside_only }) => (
                <div key={provider} className={`${cellStyles.cell} ${styles.device}`}>
                  <Box as="span" grow>
                    <Text as="b" size={15} tone={1}>
                      {name}
                    </Text>
                    <span className={styles.facts}>
                      {bound
                        ? t('boundAs', { nickname: bound.nickname })
                        : inside_only && !isInWechat
                          ? t('insideOnly', { name })
                          : t('notSet')}
                    </span>
                  </Box>
                  {bound ? (
                    <Button look="line" size="s" onClick={() => setLeaving(provider)}>
                      {t('unbind')}
                    </Button>
                  ) : (
                    (!inside_only || isInWechat) && (
                      <Button look="soft" size="s" busy={opening.busy} onClick={() => opening.open(provider)}>
                        {t('bind')}
                      </Button>
                    )
                  )}
                </div>
              ))}
            </SectionCard>
            <Sheet open={leaving !== null} title={t('unbind')} onClose={() => setLeaving(null)}>
              {leaving && (
                <ProveForm
                  name="POST /wanlshop/third/unbind"
                  input={{ provider: leaving }}
                  hint={t('unbindAsk')}
                  action={t('unbind')}
                  onDone={handleUnbound}
                />
              )}
            </Sheet>
          </>
        )
      }
    </QueryView>
  );
}
