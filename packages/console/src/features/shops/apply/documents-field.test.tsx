// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import { DocumentsField } from './DocumentsField.tsx';

const waiting: (() => void)[] = [];
let uploads = 0;

beforeAll(() => {
  vi.stubGlobal('fetch', () => {
    uploads += 1;
    const data = { name: `document-${uploads}` };
    const response = new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data }));
    return new Promise((resolve) => waiting.push(() => resolve(response)));
  });
  stubBrowser();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
});
afterEach(cleanup);

function Form({ onValue }: { onValue: (value: object) => void }) {
  const [value, setValue] = useState({});
  return (
    <DocumentsField
      type="personal"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test('documents sent together are all kept, in any order of arrival', async () => {
  const onValue = vi.fn();
  render(
    <UnstyledDesign>
      <Form onValue={onValue} />
    </UnstyledDesign>,
  );
  const file = new File(['x'], 'card.png', { type: 'image/png' });
  for (const name of [/人像面/, /国徽面/]) {
    fireEvent.change(screen.getByLabelText(name), { target: { files: [file] } });
  }
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const arrive of waiting.reverse()) arrive();
  await vi.waitFor(() =>
    expect(onValue).toHaveBeenLastCalledWith({ id_front: 'document-1', id_back: 'document-2' }),
  );
  expect(await screen.findAllByText(/^更换/)).toHaveLength(2);
});
