import { isNotNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { lives } from './live.tables.ts';
import { dropRecording } from './sessions/encoder.ts';
import { endLiving } from './sessions/end-live.ts';
import { giveUpStart } from './sessions/hosting/start-live.ts';
import { isLostFor, isReplayDue } from './sessions/lives.queries.ts';

export const liveJobs = [
  deadline({
    name: 'live.give_up_start',
    table: lives,
    column: lives.startBy,
    where: isNotNull(lives.startBy),
    fire: giveUpStart,
  }),
  deadline({
    name: 'live.end_lost',
    table: lives,
    column: lives.lostUntil,
    where: isNotNull(lives.lostUntil),
    fire: (ctx, id) => endLiving(ctx, id, { reason: 'lost', where: isLostFor(ctx.clock.now()) }),
  }),
  deadline({
    name: 'live.remove_recording',
    table: lives,
    column: lives.replayUntil,
    where: isNotNull(lives.replayUntil),
    fire: (ctx, id) => dropRecording(ctx, id, isReplayDue(ctx.clock.now())),
  }),
];
