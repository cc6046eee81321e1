import type { Actor } from '@chengji/server/kernel/context';
import { addPlatformStaff } from '@chengji/server/modules/identity/index';
import { demoPassword } from '../../accounts.ts';
import type { Filling } from '../filling.ts';

const takenOn = 118 * 24 * 60;

/** The member of the platform's staff who answers complaints and feedback. */
export async function addSupportClerk(filling: Filling): Promise<Actor> {
  filling.standAt(takenOn);
  const clerk = { account: 'complaints1', name: '小尹', role: 'support', password: demoPassword };
  const staffId = await addPlatformStaff(filling.ctx, clerk);
  const rights = ['complaints.read', 'complaints.decide', 'feedback.read', 'feedback.answer'];
  return { kind: 'platform', staffId, rights, sessionId: 0 };
}
