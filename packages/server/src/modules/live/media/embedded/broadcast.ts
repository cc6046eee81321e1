/** What one encoder sends, handed on to all who watch, record or cut it. */
import type { Writable } from 'node:stream';
import Amf from 'node-media-server/src/protocol/amf.js';
import Flv from 'node-media-server/src/protocol/flv.js';
import type { AvPacket } from 'node-media-server/src/protocol/rtmp.js';
import { PacedWriter, type TagKind } from './paced-writer.ts';

const script = 18;
const sound = 8;
const picture = 9;
/** `@setDataFrame` as AMF writes it: a word from encoder to server, which players do not know. */
const dataFrame = Buffer.concat([Buffer.from([2, 0, 13]), Buffer.from('@setDataFrame')]);
/** Of an encoder that sends no key frames for long only the newest part could be kept, which shows nothing. */
const mostKept = 16 * 1024 * 1024;
const mostFigure = 100_000;

export type Receiver = { writable: Writable; onEnd(): void };

export class Broadcast {
  readonly liveId: number;
  readonly client: string;
  #facts: Buffer | null = null;
  #soundHeader: Buffer | null = null;
  #pictureHeader: Buffer | null = null;
  #hasSound = false;
  /** From the last key frame on: who joins sees a picture at once. */
  #recent: Buffer[] = [];
  #recentBytes = 0;
  readonly #receivers = new Map<Receiver, PacedWriter>();
  readonly #waiting = new Set<Receiver>();
  #isOver = false;
  /** Counted since they were last taken. */
  #bytes = 0;
  #frames = 0;
  #countedAtMs = performance.now();
  #size = { width: 0, height: 0 };

  constructor(liveId: number, client: string) {
    this.liveId = liveId;
    this.client = client;
  }

  get receivers(): number {
    return this.#receivers.size + this.#waiting.size;
  }

  /** What is known without a picture. */
  get #headers(): Buffer[] {
    return [this.#facts, this.#soundHeader, this.#pictureHeader].filter((header) => header !== null);
  }

  add(packet: AvPacket): void {
    if (packet.codec_type === script) this.#addFacts(packet);
    else if (packet.codec_type === sound) this.#addSound(packet);
    else if (packet.codec_type === picture) this.#addPicture(packet);
  }

  #addSound(packet: AvPacket): void {
    const tag = this.#toTag(packet);
    this.#hasSound = true;
    if (packet.flags === 0) this.#soundHeader = tag;
    else this.#keep(tag);
    this.#send(tag, packet.flags === 0 ? 'header' : 'other');
  }

  #addPicture(packet: AvPacket): void {
    const tag = this.#toTag(packet);
    if (packet.flags === 2) {
      this.#pictureHeader = tag;
      this.#send(tag, 'header');
      return;
    }
    this.#frames += 1;
    const isKey = packet.flags === 3;
    if (isKey) this.#recent = [];
    this.#keep(tag, isKey);
    this.#send(tag, isKey ? 'key' : 'other');
    if (isKey) this.#admitWaiting();
  }

  #toTag(packet: AvPacket): Buffer {
    const tag = Flv.createMessage(packet);
    this.#bytes += tag.length;
    return tag;
  }

  #addFacts({ dts, data, size }: AvPacket): void {
    const whole = data.subarray(0, size);
    const facts = whole.subarray(0, dataFrame.length).equals(dataFrame)
      ? whole.subarray(dataFrame.length)
      : whole;
    const { dataObj } = Amf.decodeAmf0Data(Buffer.from(facts));
    this.#size = { width: toFigure(dataObj?.width), height: toFigure(dataObj?.height) };
    this.#facts = Flv.createMessage({ codec_type: script, dts, size: facts.length, data: facts });
    this.#send(this.#facts, 'header');
  }

  /** What follows no key frame shows nothing. */
  #keep(tag: Buffer, isKey = false): void {
    if (isKey) this.#recentBytes = 0;
    else if (this.#recent.length === 0) return;
    this.#recentBytes += tag.length;
    if (this.#recentBytes > mostKept) this.#recent = [];
    else this.#recent.push(tag);
  }

  #send(tag: Buffer, kind: TagKind): void {
    for (const [receiver, writer] of this.#receivers)
      if (!writer.write(tag, kind)) {
        this.leave(receiver);
        receiver.onEnd();
      }
  }

  /** Begins with the last key frame, or with the next one where there is none. */
  join(receiver: Receiver): void {
    if (this.#isOver) receiver.onEnd();
    else if (this.#recent.length > 0) this.#begin(receiver);
    else this.#waiting.add(receiver);
  }

  #begin(receiver: Receiver): void {
    const { writable } = receiver;
    // a player that is promised sound waits for it
    writable.write(Flv.createHeader(this.#hasSound, true));
    for (const tag of [...this.#headers, ...this.#recent]) writable.write(tag);
    this.#receivers.set(receiver, new PacedWriter(writable, () => this.#headers));
  }

  #admitWaiting(): void {
    for (const receiver of this.#waiting) this.#begin(receiver);
    this.#waiting.clear();
  }

  leave(receiver: Receiver): void {
    this.#receivers.delete(receiver);
    this.#waiting.delete(receiver);
  }

  /** No more comes: all who receive it are told. */
  end(): void {
    this.#isOver = true;
    const all = [...this.#receivers.keys(), ...this.#waiting];
    this.#receivers.clear();
    this.#waiting.clear();
    for (const receiver of all) receiver.onEnd();
  }

  /** Of the time since it was last asked. */
  takeFigures(): { kbps: number; fps: number; width: number; height: number } {
    const now = performance.now();
    const seconds = Math.max(0.001, (now - this.#countedAtMs) / 1_000);
    const figures = {
      kbps: Math.round((this.#bytes * 8) / 1_000 / seconds),
      fps: Math.round(this.#frames / seconds),
      ...this.#size,
    };
    this.#bytes = 0;
    this.#frames = 0;
    this.#countedAtMs = now;
    return figures;
  }
}

const toFigure = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value <= mostFigure ? Math.round(value) : 0;
