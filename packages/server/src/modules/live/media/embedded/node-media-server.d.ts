/** What is used of the library: its protocol, which belongs to a connection. The library has no types of its own. */
declare module 'node-media-server/src/protocol/rtmp.js' {
  /** A message of sound, pictures or facts. Its `data` is used again for the next message. */
  export type AvPacket = {
    codec_type: number;
    /** 0 sound header, 1 sound, 2 picture header, 3 key frame, 4 other frame, 5 facts, 6 other facts. */
    flags: number;
    pts: number;
    dts: number;
    size: number;
    data: Buffer;
  };
  export type Invoked = { streamName?: unknown; cmdObj?: { app?: unknown; tcUrl?: unknown } | null };
  class Rtmp {
    streamApp: string;
    streamId: number;
    inChunkSize: number;
    inPackets: Map<number, unknown>;
    parserPacket: { header: { length: number; stream_id: number } };
    onPacketCallback: (packet: AvPacket) => void;
    onOutputCallback: (bytes: Buffer) => void;
    parserData(bytes: Buffer): string | null;
    packetAlloc(): void;
    packetParse(): void;
    controlHandler(): void;
    onPublish(invoked: Invoked): void;
    onPlay(invoked: Invoked): void;
    onDeleteStream(invoked: Invoked): void;
    respondPublish(): void;
    sendStatusMessage(streamId: number, level: string, code: string, description: string): void;
  }

  export { Rtmp as default };
}

declare module 'node-media-server/src/protocol/flv.js' {
  import type { AvPacket } from 'node-media-server/src/protocol/rtmp.js';

  const Flv: {
    createHeader(hasSound: boolean, hasPicture: boolean): Buffer;
    createMessage(packet: Pick<AvPacket, 'codec_type' | 'dts' | 'size' | 'data'>): Buffer;
  };

  export { Flv as default };
}

declare module 'node-media-server/src/protocol/amf.js' {
  const Amf: {
    decodeAmf0Data(bytes: Buffer): { cmd?: unknown; dataObj?: Record<string, unknown> | null };
  };

  export { Amf as default };
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log(message: string, level?: string): void };

  export { logger as default };
}
