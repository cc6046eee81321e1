import { CallError } from '@chengji/client-kit';
import type { ReadKey } from '@chengji/client-kit/react';
import type { CallIn, CallKey, CallOut, EditConflict } from '@chengji/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { call } from '../../kernel/calls.ts';
import { useFaultReport } from '../../kernel/use-call.ts';
import { useDesignText } from '../design-text.ts';
import { useMomentText } from '../values/MomentText.tsx';
import { ConflictChoices } from './ConflictChoices.tsx';
import { type Choices, type ConflictFields, conflictRows, merged, usualChoices } from './conflict.view.ts';

export type { ConflictFields };

type SaveKey = Extract<CallKey, `POST ${string}`>;
/** What the read call answered when the form was opened; a new thing began from nothing. */
type Began = { version: number };

type Options<K extends SaveKey, B extends Began> = {
  /** What is read again once it is saved. */
  changes?: readonly ReadKey[];
  began?: B | null | undefined;
  /** An edit that was kept began from this one, of which nothing else is known any more. */
  olderVersion?: number;
  /** What the form calls its fields, in its order. */
  fields?: ConflictFields;
  /** By itself; an editor form shows a refusal at the field it names. */
  showsRefusal?: boolean;
  /** What would be sent of a thing that stands as it is; without it, its fields are the input's. */
  toInput?: (standing: B) => Partial<CallIn<K>>;
};

/**
 * Saves by a call what was begun from a version. When somebody else saved meanwhile, both are shown field by
 * field, and what is chosen is saved from their version; closing the dialog leaves the form as it was.
 */
export function useSave<K extends SaveKey, B extends Began = Began>(
  key: K,
  {
    changes = [],
    began,
    olderVersion,
    fields = {},
    showsRefusal = false,
    toInput = (standing) => standing as unknown as Partial<CallIn<K>>,
  }: Options<K, B>,
) {
  const queries = useQueryClient();
  const report = useFaultReport();
  const [first] = useState(began);
  const [saved, setSaved] = useState<B>();
  const ask = useConflictQuestion(fields);

  async function save(input: CallIn<K>): Promise<CallOut<K>> {
    let base = saved ?? (olderVersion === undefined ? first : undefined);
    let version = base?.version ?? olderVersion;
    let sent = input;
    for (;;) {
      try {
        return await call(key, version === undefined ? sent : { ...sent, version });
      } catch (error) {
        const conflict = error instanceof CallError ? error.conflict : undefined;
        if (!conflict) throw error;
        const theirs = conflict.current as B;
        const chosen = await ask(conflict, {
          base: base ? (toInput(base) as Values) : undefined,
          mine: sent as Values,
          theirs: toInput(theirs) as Values,
        });
        if (!chosen) throw error;
        sent = chosen as CallIn<K>;
        base = theirs;
        version = conflict.version;
      }
    }
  }

  return useMutation({
    mutationFn: save,
    onSuccess: async (answer) => {
      if (isVersioned(answer)) setSaved(answer as unknown as B);
      await Promise.all(changes.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
    onError: (error) => showsRefusal && report(error),
  });
}

const isVersioned = (answer: unknown): answer is Began =>
  typeof answer === 'object' && answer !== null && 'version' in answer;

type Values = Record<string, unknown>;
type Sides = { base: Values | undefined; mine: Values; theirs: Values };

/** Asks which of two saves holds, field by field; answers what is to be sent, or null when it was put off. */
function useConflictQuestion(fields: ConflictFields) {
  const text = useDesignText();
  const momentText = useMomentText();
  const { modal } = App.useApp();
  return ({ saved_by, saved_at }: EditConflict, sides: Sides): Promise<Values | null> => {
    const rows = conflictRows(fields, sides);
    let choices: Choices = usualChoices(rows);
    const chosen = () => merged(fields, { ...sides, choices });
    if (rows.length === 0) return Promise.resolve(chosen());
    const name = saved_by || text('somebody');
    const theirName = saved_at === null ? name : text('theirSave', { name, time: momentText(saved_at) });
    return new Promise((resolve) => {
      modal.confirm({
        icon: null,
        width: 760,
        closable: true,
        title: text('conflictTitle'),
        content: (
          <div className="stack">
            <p className="muted">{text('conflictHint', { name })}</p>
            <ConflictChoices
              rows={rows}
              theirName={theirName}
              onChoose={(next) => {
                choices = next;
              }}
            />
          </div>
        ),
        okText: text('saveChosen'),
        cancelText: text('keepEditing'),
        onOk: () => resolve(chosen()),
        onCancel: () => resolve(null),
      });
    });
  };
}
