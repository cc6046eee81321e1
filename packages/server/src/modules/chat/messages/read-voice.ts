import { parseBuffer } from 'music-metadata';

const mimeTypes = { m4a: 'audio/mp4', weba: 'audio/webm' };

/**
 * What the bytes say of a voice message; null where they are not sound alone. Browsers record WebM without a length:
 * then `seconds` is null, and the sender’s word is taken for it.
 */
export async function readVoice(
  bytes: Buffer,
  kind: keyof typeof mimeTypes,
): Promise<{ seconds: number | null } | null> {
  try {
    const { format } = await parseBuffer(
      bytes,
      { mimeType: mimeTypes[kind], size: bytes.length },
      { skipCovers: true },
    );
    const { hasAudio, hasVideo, duration } = format;
    if (hasVideo || hasAudio === false) return null;
    // an empty file has neither a codec nor a sample rate
    if (format.codec === undefined && format.sampleRate === undefined) return null;
    return { seconds: duration === undefined || duration <= 0 ? null : Math.max(1, Math.floor(duration)) };
  } catch {
    return null; // a file that only begins like one
  }
}
