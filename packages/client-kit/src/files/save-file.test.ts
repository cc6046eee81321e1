// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveTable } from './save-file.ts';

let saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved = [];
  let content = new Blob();
  URL.createObjectURL = (given) => {
    content = given as Blob;
    return 'blob:table';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => vi.restoreAllMocks());

const readSaved = () =>
  Promise.all(saved.map(async ({ name, content }) => [name, await readText(content)] as const));

const readText = (content: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(content);
  });

test('a table begins with the mark of its encoding, once, and is named as one', async () => {
  saveTable('bills', 'a,b\r\n', '1,2\r\n');
  saveTable('bills.csv', '\ufeffa,b\r\n');
  expect(await readSaved()).toEqual([
    ['bills.csv', '\ufeffa,b\r\n1,2\r\n'],
    ['bills.csv', '\ufeffa,b\r\n'],
  ]);
});
