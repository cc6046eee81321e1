// @vitest-environment jsdom
import { catalogPlatformCalls } from '@chengji/contract/catalog/catalog.platform.calls';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../kernel/language.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { useSave } from '../conflict/use-save.tsx';
import { TextField } from '../inputs/TextField.tsx';
import { EditDrawer } from './EditDrawer.tsx';
import { useEditorForm } from './use-editor-form.ts';

afterEach(async () => {
  await closePage();
  changeLanguage('zh');
});

const name = 'POST /platform/categories/save';
const category = { id: 3, version: 5, name: '水果', name_en: 'Fruit', goods: 12 };

function CategoryForm({ start, onClose }: { start: Partial<typeof category>; onClose: () => void }) {
  const began = 'version' in start ? category : undefined;
  const form = useEditorForm({
    schema: catalogPlatformCalls[name].in,
    start: { name: '', name_en: '', ...start },
    save: useSave(name, { began, fields: { name: '名称', name_en: '英文名称' } }),
    onSaved: onClose,
  });
  return (
    <EditDrawer title="分类" size={400} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label="名称" most={20} />
      <TextField {...form.field('name_en')} label="英文名称" most={40} />
    </EditDrawer>
  );
}

/** Of what is sent only the name has a field, and the picture is against the contract. */
const useNameForm = () =>
  useEditorForm({
    schema: catalogPlatformCalls[name].in,
    start: { name: '水果', name_en: 'Fruit', image: 'elsewhere', rows: [{ at: 1 }] },
    save: useSave(name, {}),
  });
let nameForm: ReturnType<typeof useNameForm>;

function NameForm() {
  nameForm = useNameForm();
  return (
    <>
      <TextField {...nameForm.field('name')} label="名称" most={20} />
      <button type="button" onClick={() => void nameForm.submit()}>
        保存
      </button>
    </>
  );
}

function open(answer: Answers[typeof name] = { id: 3 }, start: Partial<typeof category> = category) {
  const onClose = vi.fn();
  const page = openPage(<CategoryForm start={start} onClose={onClose} />, { answers: { [name]: answer } });
  return { onClose, sent: () => page.sent(name) };
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(保\s*存|Save)$/ });
const save = () => fireEvent.click(saveButton());

test('a form that was not typed into complains of nothing, and is not saved while something is missing', async () => {
  open(undefined, {});
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saveButton().disabled).toBe(true);
  type('名称', '水果');
  type('英文名称', 'Fruit');
  expect(saveButton().disabled).toBe(false);
});

test('a field that is against the contract says so in the person’s language', async () => {
  open();
  type('名称', ' ');
  expect((await screen.findByRole('alert')).textContent).toBe('此项必填');
  expect(field('名称').getAttribute('aria-invalid')).toBe('true');
  expect(saveButton().disabled).toBe(true);
  act(() => changeLanguage('en'));
  type('名称', '果'.repeat(21));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('At most 20 characters'));
  type('名称', '水果');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a form sends once what the call takes, however often it is pressed, then says so and closes', async () => {
  const { onClose, sent } = open();
  type('名称', ' 鲜果 ');
  save();
  fireEvent.click(saveButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ id: 3, version: 5, parent_id: null, name: '鲜果', name_en: 'Fruit', image: '' }]);
  expect(await screen.findByText('已保存')).toBeDefined();
});

test('a refusal that names a field is shown there, in sight, until the field is changed', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const refused = refuse('catalog.category_has_goods', '已有同名分类', { field: 'name_en' });
  const { onClose } = open(() => refused);
  type('名称', '鲜果');
  save();
  expect((await screen.findByRole('alert')).textContent).toBe('已有同名分类');
  expect(field('英文名称').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(scroll).toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(field('名称').value).toBe('鲜果');
  type('英文名称', 'Fresh fruit');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a refusal that names no field of the form is a message', async () => {
  open(() => refuse('catalog.category_has_goods', '分类太多', { field: 'image' }));
  type('名称', '鲜果');
  save();
  expect(await screen.findByText('分类太多')).toBeDefined();
  expect(document.querySelector('[data-field-error]')).toBeNull();
});

test('what is wrong where the form has no field is a message, and nothing is sent', async () => {
  const { sent } = openPage(<NameForm />, { answers: { [name]: { id: 3 } } });
  save();
  expect(await screen.findByText('填写的内容有误，请检查后再试')).toBeDefined();
  expect(sent(name)).toEqual([]);
});

test('what does not change stays the very same, so that a row of a long table can be known by it', () => {
  openPage(<NameForm />, { answers: {} });
  const rows = [{ at: 1 }, { at: 2 }];
  act(() => nameForm.change({ rows }));
  type('名称', '鲜果');
  expect(nameForm.values.rows).toBe(rows);
  expect(nameForm.getValues()).toMatchObject({ name: '鲜果', rows });
});

test('a form whose changes were taken back closes at once', async () => {
  const { onClose } = open();
  type('名称', '鲜果');
  fireEvent.click(document.querySelector('.ant-drawer-close') as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: /继续编辑/ }));
  type('名称', '水果');
  fireEvent.click(document.querySelector('.ant-drawer-close') as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a form that somebody else saved meanwhile shows both, and saves what is chosen from their version', async () => {
  const current = { ...category, version: 6, name_en: 'Fruits' };
  const conflict = { version: 6, saved_by: '李雷', saved_at: null, current };
  const { onClose, sent } = open(({ version }) =>
    version === 5 ? refuse('common.edit_conflict', '已被修改', { conflict }) : { id: 3 },
  );
  type('名称', '鲜果');
  save();
  fireEvent.click(await screen.findByRole('button', { name: '按所选保存' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toMatchObject({ id: 3, version: 6, name: '鲜果', name_en: 'Fruits' });
});
