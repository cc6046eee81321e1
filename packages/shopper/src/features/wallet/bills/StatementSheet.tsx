import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { Statement } from '@chengji/contract';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { type StatementFile, useStatement, useStatementFile } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './MonthChips.module.css';
import { MonthChips } from './MonthChips.tsx';
import { useSaveFile } from './save-file.ts';
import { useMonth } from './use-month.ts';

type StatementSheetProps = {
  /** The one that is looked at; else the current one. */
  month: string | undefined;
  onClose: () => void;
};

/** A month as a table to read, and as a proof to keep. */
export function StatementSheet({ month, onClose }: StatementSheetProps) {
  const t = useWalletStrings();
  const { toMonth } = useMonth();
  const [chosen, setChosen] = useState(month ?? toMonth(serverNow()));
  const query = useStatement(chosen);
  return (
    <Sheet open title={t('statementTitle')} onClose={onClose}>
      <MonthChips on={chosen} onPick={setChosen} />
      <div className={styles.statement}>
        <QueryView query={query} skeleton={<Skeleton height={220} radius={12} />}>
          {(statement) => <Sums statement={statement} />}
        </QueryView>
      </div>
    </Sheet>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const t = useWalletStrings();
  const saveFile = useSaveFile();
  const { filename } = statement;
  const file = useStatementFile(statement, ({ kind, pieces }) =>
    saveFile(`${filename}.${kind}`, pieces, kind === 'csv' ? 'text/csv' : 'application/json'),
  );
  const isBusy = (kind: StatementFile['kind']) => file.isPending && file.variables === kind;
  const figures = [
    ['opening', statement.opening],
    ['in', statement.in],
    ['out', statement.out],
    ['closing', statement.closing],
  ] as const;
  return (
    <>
      <dl>
        {figures.map(([name, money]) => (
          <KeyValue key={name} name={t(name)}>
            <Text num>{showMoney(money)}</Text>
          </KeyValue>
        ))}
      </dl>
      <Text as="p" size={12} tone={3} above={2}>
        {t('statementHint')}
      </Text>
      <Box above={4}>
        <ButtonRow>
          <Button
            look="fill"
            busy={isBusy('csv')}
            disabled={file.isPending}
            onClick={() => file.mutate('csv')}
          >
            {t('downloadCsv')}
          </Button>
          <Button
            look="fill"
            busy={isBusy('json')}
            disabled={file.isPending}
            onClick={() => file.mutate('json')}
          >
            {t('downloadProof')}
          </Button>
        </ButtonRow>
      </Box>
    </>
  );
}
