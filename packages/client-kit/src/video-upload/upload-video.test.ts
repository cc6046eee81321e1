import { describe, expect, test } from 'vitest';
import { toBasisPoints, toFault, toUploadId } from './upload-video.ts';

const answered = (status: number, body: string) =>
  Object.assign(new Error('tus'), {
    originalRequest: {},
    originalResponse: { getStatus: () => status, getBody: () => body },
  }) as unknown as Error;

describe('an upload of a video', () => {
  test('says how far it is in basis points', () => {
    expect([toBasisPoints(0, 0), toBasisPoints(1, 3), toBasisPoints(5, 5)]).toEqual([0, 3_333, 10_000]);
  });

  test('is known by the last part of its address', () => {
    expect(toUploadId('/api/uploads/videos/0f3c')).toBe('0f3c');
  });

  test('that is refused says so as a call does', () => {
    const body = JSON.stringify({
      code: 0,
      msg: '视频不能超过 200 MB',
      data: { key: 'discovery.video_too_large' },
    });
    expect(toFault(answered(200, body))).toMatchObject({
      kind: 'refused',
      key: 'discovery.video_too_large',
      message: '视频不能超过 200 MB',
    });
  });

  test('without an answer is offline; one without words is the server’s fault', () => {
    expect(toFault(new Error('network')).kind).toBe('offline');
    expect(toFault(answered(502, '<html>'))).toMatchObject({ kind: 'http', status: 502 });
  });
});
