import { describe, expect, it } from 'vitest';
import { sniff } from './content-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the content type', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF0000WEBP'],
    ['image/avif', '0000ftypavif'],
    ['video/mp4', '0000ftypisom'],
    ['video/webm', '\x1a\x45\xdf\xa3'],
    ['audio/mpeg', 'ID3'],
    ['audio/ogg', 'OggS'],
  ])('knows %s by its first bytes', (contentType, text) => {
    expect(sniff(bytes(text))).toBe(contentType);
  });

  it.each(['', 'G', '<html>', '<?xml', '%PDF', 'RIFF0000WAVE', 'MZ'])('takes no %j', (text) => {
    expect(sniff(bytes(text))).toBeNull();
  });
});
