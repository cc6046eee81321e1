import { LogIn, ShieldAlert } from 'lucide-react';
import tagStyles from '../../../design/commerce/tag.module.css';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useSignIns } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './Devices.module.css';

/** Who came into the account, and who tried to. */
export function SignIns() {
  const t = useAccountStrings();
  const { showMoment } = useTimeDisplay();
  return (
    <QueryView query={useSignIns()} skeleton={<RowsSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty picture="heart" title={t('noSignIns')} text={t('signInsHint')} />
        ) : (
          <>
            <Text as="p" inset="page" size={13} tone={2}>
              {t('signInsHint')}
            </Text>
            <SectionCard flush className={look({ above: 3 })}>
              {rows.map((row) => (
                <div key={row.id} className={`${cellStyles.cell} ${styles.device}`}>
                  <Icon
                    as={row.outcome === 'signed_in' ? LogIn : ShieldAlert}
                    size={22}
                    className={look({ tone: 2 })}
                  />
                  <Box as="span" grow>
                    <Row as="span" className={styles.title}>
                      <Text as="b" size={15} tone={1}>
                        {[t(`system.${row.system}`), t(`app.${row.app}`)].join(' · ')}
                      </Text>
                      {row.outcome === 'wrong_password' ? (
                        <span className={tagStyles.tag}>{t('wrongPassword')}</span>
                      ) : (
                        row.is_new_device && (
                          <span className={`${tagStyles.tag} ${tagStyles.brand}`}>{t('newDevice')}</span>
                        )
                      )}
                    </Row>
                    <span className={styles.facts}>
                      {row.ip} · <span className={styles.moment}>{showMoment(row.at)}</span>
                    </span>
                  </Box>
                </div>
              ))}
            </SectionCard>
          </>
        )
      }
    </QueryView>
  );
}
