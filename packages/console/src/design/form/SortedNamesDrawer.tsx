import { Button, Drawer, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Fields } from '../inputs/Fields.tsx';
import { useUnsavedChanges } from '../inputs/use-unsaved-changes.ts';
import { SortableList } from '../lists/SortableList.tsx';
import styles from './sorted-names.module.css';

export type Names = { zh: string; en: string };

type NamedItem = {
  id: number;
  version: number;
  names: Names;
  /** What it is called when it is moved. */
  label: string;
  /** What is sorted under it, in words. */
  holds: string;
  /** On the button that deletes it. */
  deleteLabel: string;
  isFixed?: boolean;
};

type NameField = {
  /** What it is called, where a new one is typed and in the row of one. */
  newLabel: string;
  toLabel: (names: Names) => string;
  placeholder: string;
  most: number;
  isRequired: boolean;
};
type NameFields = { zh: NameField; en: NameField };

/** What is typed into a row; saved, it is the market's turn. */
type Typed = Names & { isSaved?: boolean };

type Props<T extends NamedItem> = {
  title: string;
  items: readonly T[];
  /** Stands in place of the items: they are not there yet. */
  instead?: ReactNode;
  empty?: ReactNode;
  fields: NameFields;
  action: string;
  isBusy: boolean;
  /** Of the items. */
  className?: string;
  /** Calls `done` once it is added. */
  onAdd: (names: Names, done: () => void) => void;
  onRename: (item: T, names: Names) => void;
  onMove: (from: number, to: number) => void;
  onDelete: (item: T) => void;
  onClose: () => void;
};

const languages = ['zh', 'en'] as const;
const none: Names = { zh: '', en: '' };

const isComplete = (names: Names, fields: NameFields): boolean =>
  languages.every((one) => !fields[one].isRequired || names[one].trim() !== '');
const isChanged = (typed: Names, { names }: NamedItem): boolean =>
  languages.some((one) => typed[one].trim() !== names[one]);

/** Names in Chinese and English, in their order: added, renamed once a field loses the focus, moved and deleted. */
export function SortedNamesDrawer<T extends NamedItem>(props: Props<T>) {
  const { title, items, instead, empty, fields, action, isBusy, className, onClose } = props;
  const [added, setAdded] = useState(none);
  // by version: what was typed over an older one is over once another is read
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const findTyped = ({ id, version }: NamedItem): Typed | undefined => typed[`${id} ${version}`];
  const keep = ({ id, version }: NamedItem, names: Typed) =>
    setTyped({ ...typed, [`${id} ${version}`]: names });
  const isUnsaved = (item: NamedItem) => {
    const names = findTyped(item);
    return names !== undefined && !names.isSaved && isChanged(names, item);
  };
  const leave = useUnsavedChanges(added.zh !== '' || added.en !== '' || items.some(isUnsaved));

  function handleBlur(item: T): void {
    const names = findTyped(item);
    if (!names || !isChanged(names, item) || !isComplete(names, fields)) return;
    keep(item, { ...names, isSaved: true });
    props.onRename(item, { zh: names.zh, en: names.en });
  }
  return (
    <Drawer open size={520} title={title} onClose={() => leave(onClose)}>
      {instead || (
        <Fields isOff={isBusy}>
          {items.length === 0 && empty}
          <div className={className}>
            <SortableList
              label={title}
              items={items}
              getKey={({ id }) => String(id)}
              getName={({ label }) => label}
              onMove={props.onMove}
            >
              {(item) => (
                <NamesRow
                  item={item}
                  fields={fields}
                  typed={findTyped(item) ?? item.names}
                  isBusy={isBusy}
                  onType={(names) => keep(item, { ...names, isSaved: false })}
                  onBlur={() => handleBlur(item)}
                  onDelete={() => props.onDelete(item)}
                />
              )}
            </SortableList>
          </div>
          <div className="row">
            {languages.map((one) => (
              <NameInput
                key={one}
                language={one}
                field={fields[one]}
                label={fields[one].newLabel}
                isNew
                value={added[one]}
                onChange={(name) => setAdded({ ...added, [one]: name })}
              />
            ))}
            <Button
              icon={<Plus />}
              disabled={isBusy || !isComplete(added, fields)}
              onClick={() => props.onAdd(added, () => setAdded(none))}
            >
              {action}
            </Button>
          </div>
        </Fields>
      )}
    </Drawer>
  );
}

type RowProps = {
  item: NamedItem;
  fields: NameFields;
  typed: Names;
  isBusy: boolean;
  onType: (names: Names) => void;
  onBlur: () => void;
  onDelete: () => void;
};

function NamesRow({ item, fields, typed, isBusy, onType, onBlur, onDelete }: RowProps) {
  return (
    <>
      {languages.map((one) => (
        <NameInput
          key={one}
          language={one}
          field={fields[one]}
          label={fields[one].toLabel(item.names)}
          value={typed[one]}
          onChange={(name) => onType({ ...typed, [one]: name })}
          onBlur={onBlur}
        />
      ))}
      <span className={`muted small ${styles.holds}`}>{item.holds}</span>
      <Button
        type="text"
        icon={<Trash2 />}
        disabled={isBusy || item.isFixed === true}
        aria-label={item.deleteLabel}
        onClick={onDelete}
      />
    </>
  );
}

type InputProps = {
  language: keyof Names;
  field: NameField;
  label: string;
  value: string;
  /** What is still to be added complains of nothing. */
  isNew?: boolean;
  onChange: (name: string) => void;
  onBlur?: () => void;
};

function NameInput({ language, field, label, value, isNew = false, onChange, onBlur }: InputProps) {
  const { isRequired, placeholder, most } = field;
  return (
    <Input
      lang={language === 'en' ? language : undefined}
      aria-label={label}
      placeholder={isNew || !isRequired ? placeholder : undefined}
      maxLength={most}
      status={!isNew && isRequired && value.trim() === '' ? 'error' : ''}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
    />
  );
}
