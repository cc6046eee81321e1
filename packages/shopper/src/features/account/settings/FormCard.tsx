import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { Box, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';

type FormCardProps = {
  hint: string;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A few fields in a card with a line above them, and the one button below. */
export function FormCard({ hint, action, busy, onSubmit, children }: FormCardProps) {
  return (
    <Form onSubmit={onSubmit}>
      <SectionCard>
        <Text as="p" size={13} tone={2}>
          {hint}
        </Text>
        <Stack gap={3} above={3}>
          {children}
        </Stack>
      </SectionCard>
      <Box inset="feed">
        <Button submit size="block" busy={busy}>
          {action}
        </Button>
      </Box>
    </Form>
  );
}
