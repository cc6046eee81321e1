import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { toast } from '../../../kernel/toast.ts';
import { RefundWords } from '../components/RefundWords.tsx';
import { reportRefundFault, useSay } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';

const titles = { intervene: 'intervene', evidence: 'evidence' } as const;
const labels = { intervene: 'interveneWords', evidence: 'evidenceWords' } as const;
const hints = { intervene: 'interveneHint', evidence: 'evidenceHint' } as const;
const said = { intervene: 'intervened', evidence: 'evidenceSent' } as const;

type WordsSheetProps = { id: number; to: 'intervene' | 'evidence'; onClose: () => void };

/** Words and pictures for the platform: to bring a refund to it, or while it decides. */
export function WordsSheet({ id, to, onClose }: WordsSheetProps) {
  const t = useRefundStrings();
  const [words, setWords] = useState<{ content: string; images: string[] }>({ content: '', images: [] });
  const [error, setError] = useState('');
  const saying = useSay(
    to,
    () => {
      toast(t(said[to]), 'done');
      onClose();
    },
    (fault) => {
      reportRefundFault(fault);
      onClose();
    },
  );
  const handleSend = () => {
    const content = words.content.trim();
    if (saying.isPending) return;
    if (to === 'evidence' && !content) setError(t('evidenceMissing'));
    else saying.mutate({ id, content, images: words.images });
  };
  const send = (
    <Button size="block" busy={saying.isPending} onClick={handleSend}>
      {t(to === 'intervene' ? 'intervene' : 'send')}
    </Button>
  );
  return (
    <Sheet open title={t(titles[to])} onClose={onClose} foot={send}>
      <Box inset="page">
        <Text as="p" size={13} tone={3} align="center">
          {t(hints[to])}
        </Text>
        <Box above={3}>
          <RefundWords
            label={t(labels[to])}
            content={words.content}
            images={words.images}
            error={error}
            onChange={(by) => {
              setError('');
              setWords((before) => ({ ...before, ...by }));
            }}
          />
        </Box>
      </Box>
    </Sheet>
  );
}
