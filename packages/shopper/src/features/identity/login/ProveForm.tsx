import type { CallIn } from '@chengji/contract';
import { wechatCalls } from '@chengji/contract/identity/wechat.calls';
import { z } from 'zod';
import { Button } from '../../../design/inputs/Button.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { look, Text } from '../../../design/layout/primitives.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { ProofField, useProofBy } from './ProofField.tsx';
import { useFieldWords } from './use-field-words.ts';

type ProvenKey = 'POST /wanlshop/third/bind' | 'POST /wanlshop/third/unbind';

const proof = wechatCalls['POST /wanlshop/third/unbind'].in.pick({ password: true, code: true }).required();
const schemas = {
  password: proof.extend({ code: z.string() }),
  code: proof.extend({ password: z.string() }),
};

type ProveFormProps<K extends ProvenKey> = {
  name: K;
  input: CallIn<K>;
  hint: string;
  action: string;
  onDone: () => void;
};

/** A change of what lets somebody in, made once the person proved again who they are. */
export function ProveForm<K extends ProvenKey>({ name, input, hint, action, onDone }: ProveFormProps<K>) {
  const proving = useProofBy();
  const { field, busy, submit } = useCallForm<{ password: string; code: string }, K>(name, {
    schema: schemas[proving.by],
    defaults: { password: '', code: '' },
    words: useFieldWords(),
    input: (values) => ({ ...input, [proving.by]: values[proving.by] }),
    onDone,
  });
  return (
    <Form className={look({ stack: true, gap: 3, inset: 'page' })} onSubmit={() => void submit()}>
      <Text as="p" size={13} tone={2}>
        {hint}
      </Text>
      <ProofField {...proving} password={field('password')} code={field('code')} />
      <Button submit size="block" busy={busy}>
        {action}
      </Button>
    </Form>
  );
}
