/** Uploads that are wrong: as multipart, as files, or as pictures. */
import fc from 'fast-check';
import type { RawRequest } from './raw.ts';
import { type Input, signSocketCall } from './wire.ts';

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const seed = 20_260_101;
const most = 20 * 1024 * 1024;

const damaged = fc
  .tuple(
    fc.nat({ max: picture.length }),
    fc.array(fc.tuple(fc.nat({ max: picture.length - 1 }), fc.nat({ max: 255 }))),
  )
  .map(([length, changes]) => {
    const bytes = new Uint8Array(picture);
    for (const [at, value] of changes) bytes[at] = value;
    return length < 20 ? bytes : bytes.slice(0, length);
  });
const files = fc.oneof(
  damaged,
  fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
);
const fileNames = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', '../../x.png', 'x.png\u0000.exe', 'CON', '/', 'x'.repeat(5_000), '"; filename="y'),
);

type Part = readonly [field: string, content: string | Uint8Array<ArrayBuffer>, fileName?: string];

function toFormData(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [field, content, fileName] of parts) {
    if (fileName === undefined) form.append(field, content as string);
    else form.append(field, new Blob([content]), fileName);
  }
  return form;
}

const file: Part = ['file', new Uint8Array(picture), 'x.png'];

const forms: Record<string, readonly Part[]> = {
  'no file': [],
  'a file under another name': [['picture', new Uint8Array(picture), 'x.png']],
  'text for a file': [['file', 'x']],
  'an empty file': [['file', new Uint8Array(0), 'x.png']],
  'two files': [file, file],
  'a file and a prototype': [['__proto__', 'x'], file],
  'a file and a constructor': [['constructor', 'x'], file],
  'a file and U+0000': [['a', 'a\u0000b'], file],
  'a file and more text than a body may be': [['a', 'x'.repeat(1_100_000)], file],
  'a file and many fields': [...Array.from({ length: 50 }, (_, index): Part => [`f${index}`, '1']), file],
  'a file that is too large': [['file', new Uint8Array(most + 1), 'x.png']],
};

const broken: Record<string, string> = {
  'an empty body': '',
  'no parts': '--x--\r\n',
  'half a part': '--x\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\nabc',
  'a part without a name': '--x\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--x--\r\n',
  'a part without headers': '--x\r\n\r\nabc\r\n--x--\r\n',
  'no multipart at all': '{"file":"x"}',
};

const signed = (name: string, fields: Input = {}) => ({ sign: signSocketCall(name, fields) });

/** The text fields of a form are signed; what is no form is signed as if it had none. */
export function badUploads(name: string): RawRequest[] {
  const made = fc.sample(fc.tuple(files, fileNames), { seed, numRuns: 190 });
  return [
    ...made.map(([bytes, fileName], index) => ({
      what: `sample ${index}: ${JSON.stringify(fileName).slice(0, 40)}`,
      body: toFormData([['file', bytes, fileName]]),
      headers: signed(name),
    })),
    ...Object.entries(forms).map(([what, parts]) => ({
      what,
      body: toFormData(parts),
      headers: signed(name, toTexts(parts)),
    })),
    ...Object.entries(broken).flatMap(([what, body]) =>
      ['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', 'text/plain'].map(
        (type) => ({
          what: `${what} as ${type}`,
          body,
          headers: { ...signed(name), 'content-type': type },
        }),
      ),
    ),
  ];
}

const toTexts = (parts: readonly Part[]): Input =>
  Object.fromEntries(
    parts.filter(([, , fileName]) => fileName === undefined).map(([field, text]) => [field, text]),
  );
