import '../../../design/cell.css';
import { Button } from '../../../design/Button.tsx';
import { Empty } from '../../../design/Empty.tsx';
import { QueryView } from '../../../design/QueryView.tsx';
import { RowsSkeleton } from '../../../design/RowsSkeleton.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import { isInWechat } from '../../../kernel/call.ts';
import { ask } from '../../../kernel/modal.ts';
import { toast } from '../../../kernel/toast.ts';
import { useOpenThird } from '../../identity/index.ts';
import { useBindings, useUnbind } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './Devices.module.css';

/** Accounts elsewhere by which the person may log in too. */
export function Bindings() {
  const t = useAccountStrings();
  const query = useBindings();
  const opening = useOpenThird('bind');
  const unbinding = useUnbind(() => toast(t('unbound'), 'done'));
  const handleUnbind = async (provider: 'wechat') => {
    if (!unbinding.isPending && (await ask(t('unbindAsk')))) unbinding.mutate({ provider });
  };
  return (
    <QueryView query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty picture="robot" title={t('noThird')} text={t('noThirdHint')} />
        ) : (
          <>
            <p className="pad t13 c2">{t('thirdHint')}</p>
            <SectionCard flush className="mt-3">
              {rows.map(({ provider, name, bound, inside_only }) => (
                <div key={provider} className={`cell ${styles.device}`}>
                  <span className="grow">
                    <b className="t15 c1">{name}</b>
                    <span className={styles.facts}>
                      {bound
                        ? t('boundAs', { nickname: bound.nickname })
                        : inside_only && !isInWechat
                          ? t('insideOnly', { name })
                          : t('notSet')}
                    </span>
                  </span>
                  {bound ? (
                    <Button look="line" size="s" onClick={() => void handleUnbind(provider)}>
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
          </>
        )
      }
    </QueryView>
  );
}
