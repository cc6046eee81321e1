/** RTMP as the kept library speaks it, for connections that publish, within bounds that the library does not know. */
import { parse } from 'node:querystring';
import logger from 'node-media-server/src/core/logger.js';
import Rtmp, { type Invoked } from 'node-media-server/src/protocol/rtmp.js';

// the library writes lines of its own to standard output, where only our log belongs
logger.log = () => {};

/** The connection says what we do not take: it is ended. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** What a connection wants to send, and by which key. */
export type PublishRequest = { app: string; stream: string; key: string };

/** A key frame of 4K is below a megabyte; before anybody is let in, messages are names and addresses. */
const mostBytes = { before: 64 * 1024, after: 8 * 1024 * 1024 };
const mostChannels = 16;

export class RtmpProtocol extends Rtmp {
  isAccepted = false;
  onRequest: (request: PublishRequest) => void = () => {};
  onDone: () => void = () => {};

  override onPublish({ streamName }: Invoked): void {
    if (typeof streamName !== 'string' || typeof this.streamApp !== 'string')
      throw new ProtocolError('no name');
    const at = streamName.indexOf('?');
    const query = parse(at < 0 ? '' : streamName.slice(at + 1));
    this.streamId = this.parserPacket.header.stream_id;
    this.onRequest({
      app: this.streamApp,
      stream: at < 0 ? streamName : streamName.slice(0, at),
      key: typeof query.key === 'string' ? query.key : '',
    });
  }

  override onPlay(): void {
    throw new ProtocolError('nobody plays by RTMP');
  }

  override onDeleteStream(): void {
    this.onDone();
  }

  accept(): void {
    this.isAccepted = true;
    this.respondPublish();
  }

  refuse(reason: string): void {
    this.sendStatusMessage(this.streamId, 'error', 'NetStream.Publish.BadName', reason);
  }

  /** Memory for a message is taken as soon as its length is said. */
  override packetAlloc(): void {
    const most = this.isAccepted ? mostBytes.after : mostBytes.before;
    if (this.parserPacket.header.length > most) throw new ProtocolError('a message is too long');
    super.packetAlloc();
  }

  override packetParse(): void {
    super.packetParse();
    if (this.inPackets.size > mostChannels) throw new ProtocolError('too many channels');
  }

  override controlHandler(): void {
    super.controlHandler();
    if (this.inChunkSize < 1) throw new ProtocolError('chunks of no size');
  }
}
