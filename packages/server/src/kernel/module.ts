/** What a capability hands to the kernel; main.ts lists them. */
import type { FastifyInstance } from 'fastify';
import type { Actor, Context, Services } from './context.ts';
import type { Db } from './db/database.ts';
import type { Listener } from './events/events.ts';
import type { Route } from './http/routes.ts';
import type { Messages } from './i18n/i18n.ts';
import type { Job } from './jobs/job.ts';
import type { Kernel } from './kernel.ts';
import type { Ports } from './ports.ts';
import type { FrameListener } from './socket/client-frames.ts';
import type { TaskWork } from './tasks/task.ts';

/** A figure for `/metrics`, one for each value of its label. */
export type LabelledGauge = {
  name: string;
  help: string;
  label: string;
  read(kernel: Kernel): readonly (readonly [string, number])[];
};

export type Module = {
  name: string;
  routes?: readonly Route[];
  listeners?: readonly Listener[];
  jobs?: readonly Job[];
  /** How long work is done, such as an import. */
  tasks?: readonly TaskWork[];
  messages?: Messages;
  /** Whose token this is; the first module that knows answers. */
  resolveActor?(ctx: Context, token: string): Promise<Actor | null>;
  /** Which of these sessions are open; asked again and again for those that sockets are bound to. */
  listOpenSessions?(ctx: Context, ids: readonly number[]): Promise<number[]>;
  /** Refuses a person who has not confirmed their identity lately; asked before a call that the contract marks `confirm`. */
  assertConfirmed?(ctx: Context): Promise<void>;
  /** Hands over what answers for it at the ports of modules before it. */
  ports?(ports: Ports): void;
  /** Technology of its own, added to `ctx.services` before anything is served. */
  provide?(kernel: Kernel): Partial<Services> | Promise<Partial<Services>>;
  /** What must be done before anyone is served; the market is not reachable yet. */
  prepare?(kernel: Kernel): void | Promise<void>;
  /** HTTP that is not a call: what others call back, streams, pages. It signs and answers in its own way. */
  serve?(app: FastifyInstance, kernel: Kernel): void | Promise<void>;
  /** Frames of its own that it hears from sockets. */
  frames?: readonly FrameListener[];
  gauges?: readonly LabelledGauge[];
  /** Removes at most so many rows that nobody needs any more, by real time; answers how many it were. */
  removeOld?(db: Db, limit: number): Promise<number>;
  /** After everything is up, and before it goes down. */
  start?(kernel: Kernel): void | Promise<void>;
  stop?(kernel: Kernel): void | Promise<void>;
};
