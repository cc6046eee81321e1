// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { DocumentsField } from './DocumentsField.tsx';

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
});
afterEach(closePage);

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
  const waiting: (() => void)[] = [];
  const answers = {
    'POST /wanlshop/apply/upload': () =>
      new Promise<{ name: string }>((resolve) => {
        const name = `document-${waiting.length + 1}`;
        waiting.push(() => resolve({ name }));
      }),
  };
  openPage(<Form onValue={onValue} />, { answers });
  const file = new File(['x'], 'card.png', { type: 'image/png' });
  for (const name of [/人像面/, /国徽面/]) {
    fireEvent.change(screen.getByLabelText(name), { target: { files: [file] } });
  }
  await waitFor(() => expect(waiting).toHaveLength(2));
  for (const arrive of waiting.reverse()) arrive();
  await waitFor(() =>
    expect(onValue).toHaveBeenLastCalledWith({ id_front: 'document-1', id_back: 'document-2' }),
  );
  expect(await screen.findAllByText(/^更换/)).toHaveLength(2);
});
