import type { CallIn, CallOut } from '@chengji/contract';
import type { Person } from './people.ts';

type Input = CallIn<'POST /wanlshop/complaint/submit'>;

/** A complaint of somebody, by default for another reason than those of the list. */
export const complain = (
  { client }: Pick<Person, 'client'>,
  target: Pick<Input, 'type' | 'target_id'>,
  traits: Partial<Input> = {},
): Promise<CallOut<'POST /wanlshop/complaint/submit'>> =>
  client.call('POST /wanlshop/complaint/submit', {
    reason: 'other',
    content: '详情页写着可以治病，实际没有任何批准文号',
    ...target,
    ...traits,
  });

/** The open case against a target, as the platform's list has it. */
export async function findOpenCase(
  { client }: Pick<Person, 'client'>,
  { type, target_id }: Pick<Input, 'type' | 'target_id'>,
): Promise<number> {
  for (const tab of ['submitted', 'processing'] as const) {
    const { rows } = await client.call('GET /platform/complaints/list', { tab, type, limit: 100 });
    const found = rows.find(({ target }) => target.id === Number(target_id));
    if (found) return found.id;
  }
  throw new Error(`nobody complained about ${type} ${target_id}`);
}

/** Decides the open case against a target: upheld, unless told otherwise. */
export const decideComplaint = async (
  person: Pick<Person, 'client'>,
  target: Pick<Input, 'type' | 'target_id'>,
  traits: Partial<CallIn<'POST /platform/complaints/decide'>> = {},
): Promise<CallOut<'POST /platform/complaints/decide'>> =>
  person.client.call('POST /platform/complaints/decide', {
    id: await findOpenCase(person, target),
    verdict: 'upheld',
    answer: '情况属实，已处理',
    notice: '宣称疗效，请修改',
    ...traits,
  });
