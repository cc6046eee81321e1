/** A live cut into pieces for players that know no HTTP-FLV, by ffmpeg, from the first who asks until nobody does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Broadcast, Receiver } from './broadcast.ts';

/** The first piece ends at a key frame after two seconds; encoders make one every few. */
const firstWithinMs = 12_000;
const lookEveryMs = 100;
const unaskedMs = 30_000;

const listFile = 'index.m3u8';
/** What a piece may be called: names are drawn, so that only who was given the list knows them. */
export const isPieceName = (name: string): boolean => /^[0-9a-f-]{36}-\d{1,9}\.ts$/.test(name);

export class Hls {
  readonly #folder: string;
  readonly #broadcast: Broadcast;
  readonly #receiver: Receiver;
  readonly #child: ChildProcess;
  readonly #onEnd: () => void;
  #isOver = false;
  #unasked: NodeJS.Timeout | undefined;
  readonly done: Promise<void>;

  private constructor(folder: string, broadcast: Broadcast, onEnd: () => void) {
    this.#folder = folder;
    this.#broadcast = broadcast;
    this.#onEnd = onEnd;
    const pieces = ['-hls_time', '2', '-hls_list_size', '6', '-hls_delete_threshold', '3'];
    const flags = ['-hls_flags', 'delete_segments+independent_segments+omit_endlist'];
    const names = ['-hls_segment_filename', join(folder, `${randomUUID()}-%d.ts`), join(folder, listFile)];
    const from = ['-v', 'error', '-analyzeduration', '1000000', '-f', 'flv', '-i', 'pipe:0', '-c', 'copy'];
    this.#child = spawn('ffmpeg', [...from, '-f', 'hls', ...pieces, ...flags, ...names], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const { stdin } = this.#child;
    if (!stdin) throw new Error('ffmpeg takes nothing in');
    stdin.on('error', () => {}); // it ended before it took all in: `close` says so
    this.#receiver = { writable: stdin, onEnd: () => this.end() };
    this.done = new Promise((resolve) => {
      const closed = () => {
        this.end();
        resolve(rm(folder, { recursive: true, force: true }));
      };
      this.#child.once('error', closed);
      this.#child.once('close', closed);
    });
    broadcast.join(this.#receiver);
    this.#countUnasked();
  }

  static async start(parent: string, broadcast: Broadcast, onEnd: () => void): Promise<Hls> {
    const folder = join(parent, randomUUID());
    await mkdir(folder, { recursive: true });
    return new Hls(folder, broadcast, onEnd);
  }

  #countUnasked(): void {
    clearTimeout(this.#unasked);
    this.#unasked = setTimeout(() => this.end(), unaskedMs).unref();
  }

  /** Null when it ended before there was one. */
  async readList(): Promise<Buffer | null> {
    this.#countUnasked();
    const until = performance.now() + firstWithinMs;
    while (!this.#isOver && performance.now() < until) {
      const list = await readFile(join(this.#folder, listFile)).catch(() => null);
      if (list) return list;
      await wait(lookEveryMs);
    }
    return null;
  }

  readPiece(name: string): Promise<Buffer | null> {
    this.#countUnasked();
    return readFile(join(this.#folder, name)).catch(() => null);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#unasked);
    this.#broadcast.leave(this.#receiver);
    this.#child.kill('SIGKILL');
    this.#onEnd();
  }
}
