import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { useRegions } from '../queries.ts';
import { useShippingStrings } from '../strings.ts';
import styles from './PasteBox.module.css';
import { type ParsedAddress, parseAddress } from './parse-address.ts';

const mostCharacters = 500;

type PasteBoxProps = {
  text: string;
  onChange: (text: string) => void;
  /** Fills the form; answers what puts back the form as it was. */
  onParsed: (parsed: ParsedAddress) => () => void;
};

/** A whole address pasted here fills the form; until the text changes, that can be undone. */
export function PasteBox({ text, onChange, onParsed }: PasteBoxProps) {
  const t = useShippingStrings();
  const regions = useRegions(text !== '');
  const [undo, setUndo] = useState<{ undo: () => void } | null>(null);
  const handleChange = (changed: string) => {
    setUndo(null);
    onChange(changed);
  };
  const handleParse = async () => {
    const { data } = regions.data ? regions : await regions.refetch({ cancelRefetch: false });
    setUndo({ undo: onParsed(parseAddress(text, data?.rows ?? [])) });
  };
  const handleUndo = () => {
    undo?.undo();
    setUndo(null);
  };
  return (
    <>
      <TextArea
        label={t('paste')}
        placeholder={t('pasteHint')}
        rows={2}
        maxLength={mostCharacters}
        value={text}
        onChange={({ target }) => handleChange(target.value)}
      />
      {text.trim() !== '' && (
        <Row gap={2} className={styles.acts}>
          <Button look="line" size="s" onClick={() => handleChange('')}>
            {t('clearPaste')}
          </Button>
          {undo ? (
            <Button look="soft" size="s" onClick={handleUndo}>
              {t('undoParse')}
            </Button>
          ) : (
            <Button look="soft" size="s" onClick={() => void handleParse()}>
              {t('parse')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
