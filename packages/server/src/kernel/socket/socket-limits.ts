import { minuteMs } from '../time/durations.ts';

/** What one socket, one address and one node may hold: a client that takes more is cut off, and nobody else notices. */
export const socketLimits = {
  /** A client says `ping`, `pong` and nothing long. */
  frameBytes: 16 * 1024,
  /** A client answers a ping now and then; this many at once are a burst, beyond it is a flood. */
  framesAtOnce: 60,
  framesPerSecond: 5,
  /** Who does not read what is sent is not read either, until they have. */
  pauseReadingAtBytes: 64 * 1024,
  /** Several hundred frames nobody took: the connection is dead or means harm. What was missed is stored. */
  mostUnreadBytes: 1024 * 1024,
  /** A home or an office, and many of one carrier behind one address. A market that limits no address (RATE_LIMIT=0) limits this neither. */
  perAddress: 500,
  /** Sockets of visitors hear of what is on show; they are few behind one address, and a flood is made of them. */
  unboundPerAddress: 100,
  /** About 30 KB each: what a node of 1 GB can hold beside its work. */
  perNode: 10_000,
  /** A visitor's app opens a new one by itself; what was opened and left is gone. */
  unboundForMs: 15 * minuteMs,
  /** So long a socket that is closed may take to say goodbye. */
  closeWithinMs: 2_000,
};

/** WebSocket close codes; those from 4000 are of our own range. */
export const closeCodes = {
  stopping: 1_001,
  tooManyFrames: 1_008,
  unread: 1_013,
  kicked: 4_401,
  neverBound: 4_408,
};

/** A bucket that fills by time: how many frames a socket may still send. */
export class FrameAllowance {
  #left = socketLimits.framesAtOnce;
  #filledAtMs: number;

  constructor(nowMs: number) {
    this.#filledAtMs = nowMs;
  }

  /** Answers whether there was one left. */
  consume(nowMs: number): boolean {
    const filled = ((nowMs - this.#filledAtMs) / 1_000) * socketLimits.framesPerSecond;
    this.#left = Math.min(socketLimits.framesAtOnce, this.#left + filled);
    this.#filledAtMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
