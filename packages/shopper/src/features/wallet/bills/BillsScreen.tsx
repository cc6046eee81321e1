import type { BillType } from '@chengji/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { BillRow } from '../components/BillRow.tsx';
import { reloadWallet, useBills } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './BillsScreen.module.css';
import { billTypes, parseMonth, toBillItems } from './bill.view.ts';
import { MonthHead } from './MonthHead.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import { useMonth } from './use-month.ts';

type Choice = 'month' | 'statement';

/** Every movement of the own money, by type and month. */
export function BillsScreen() {
  const t = useWalletStrings();
  const given = useParams('pages/user/money/list').month;
  const { toMonth, showMonth } = useMonth();
  const [type, setType] = useState<BillType>();
  const [month, setMonth] = useState(parseMonth(given) ? given : undefined);
  const [choice, setChoice] = useState<Choice | null>(null);
  const list = useBills({ type, month });
  const close = () => setChoice(null);
  const empty = (
    <Empty
      picture="money"
      title={month ? t('noBillsOfMonth', { month: showMonth(month) }) : t('noBills')}
      text={t('noBillsHint')}
    />
  );
  return (
    <Page
      actions={
        <TextButton onPress={() => setChoice('statement')} className={styles.action}>
          {t('statement')}
        </TextButton>
      }
      onRefresh={reloadWallet}
    >
      <Row row="scroll" gap={2} className={styles.types} role="group" aria-label={t('types')}>
        {[undefined, ...billTypes].map((key) => (
          <Chip key={key ?? 'all'} white on={key === type} onPress={() => setType(key)}>
            {t(`type.${key ?? 'all'}`)}
          </Chip>
        ))}
      </Row>
      <Box inset="page">
        <TextButton onPress={() => setChoice('month')}>
          {month ? showMonth(month) : t('allMonths')}
          <Icon as={ChevronDown} size={16} />
        </TextButton>
      </Box>
      <RowsView
        list={{ ...list, rows: toBillItems(list.rows, toMonth) }}
        skeleton={<LinesSkeleton rows={8} />}
        empty={empty}
      >
        {(bill) => (
          <div
            className={styles.item}
            data-first={bill.month ? '' : undefined}
            data-last={bill.isLast ? '' : undefined}
          >
            {bill.month && <MonthHead month={bill.month} type={type} />}
            <BillRow bill={bill} withBalance />
          </div>
        )}
      </RowsView>
      {choice === 'month' && (
        <MonthSheet
          on={month}
          onPick={(picked) => {
            setMonth(picked);
            close();
          }}
          onClose={close}
        />
      )}
      {choice === 'statement' && <StatementSheet month={month} onClose={close} />}
    </Page>
  );
}
