import { Popover } from 'antd';
import { ImageOff, ImagePlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { PictureUpload } from '../../../design/inputs/PictureUpload.tsx';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { useCatalogText } from '../catalog-text.ts';
import styles from './GoodsEditor.module.css';

type Props = {
  name: string;
  image: string;
  /** Shown where it has none of its own. */
  usual?: string;
  images: string[];
  onChange: (image: string) => void;
};

/** A sku's own picture: one of the goods', or one uploaded for it. */
export function SkuPicture({ name, image, usual = '', images, onChange }: Props) {
  const text = useCatalogText();
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
  };

  const choices = (
    <div className={styles.skuChoices}>
      {images.map((one, at) => (
        <button
          key={one}
          type="button"
          aria-label={text('pictureNo', { n: at + 1 })}
          onClick={() => choose(one)}
        >
          <img src={pictureAddress(one, 44)} alt="" />
        </button>
      ))}
      <button type="button" aria-label={text('noPicture')} onClick={() => choose('')}>
        <ImageOff />
      </button>
      <PictureUpload onUploaded={choose}>
        {() => (
          <span className={styles.skuChoiceAdd}>
            <Plus />
          </span>
        )}
      </PictureUpload>
    </div>
  );

  return (
    <Popover trigger="click" open={isOpen} onOpenChange={setOpen} content={choices}>
      <button type="button" className={styles.skuPicture} aria-label={`${text('choosePicture')} ${name}`}>
        {image || usual ? (
          <img src={pictureAddress(image || usual, 28)} alt="" data-usual={!image} />
        ) : (
          <ImagePlus />
        )}
      </button>
    </Popover>
  );
}
