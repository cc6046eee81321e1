import { showMoney } from '@chengji/client-kit/money-display';
import { Slider } from 'antd';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../../design/layout/Card.tsx';
import { PhoneFrame } from '../../../../design/layout/PhoneFrame.tsx';
import { pictureAddress } from '../../../../design/values/picture-url.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { type CampaignDraft, type CampaignGoods, getTiers, titleIn } from '../../campaign-draft.ts';
import { cheapestAt } from '../../campaign-money.ts';
import { useGroupsText } from '../../groups-text.ts';
import { countLacking, reachedTier, toSteps } from '../../ladder-preview.ts';
import { singleRange } from '../prices/goods-figures.ts';
import { LadderPreview } from './LadderPreview.tsx';
import styles from './phone-preview.module.css';
import { TeamPreview } from './TeamPreview.tsx';

type Props = { draft: CampaignDraft; goods: CampaignGoods | undefined; teamHours: number | undefined };

const noPrice = '0.00';

/** The goods with its campaign as a shopper meets it, with as many people in a team as one likes to see. */
export function PreviewCard({ draft, goods, teamHours }: Props) {
  const text = useGroupsText();
  const language = useLanguage();
  const [people, setPeople] = useState(1);
  const tiers = getTiers(draft);
  const skus = goods?.skus ?? [];
  const steps = toSteps(tiers, people);
  const top = Math.max(2, steps.at(-1)?.size ?? 0);
  const priceAt = (tier: number) => cheapestAt(draft, skus, tier) ?? noPrice;
  const single = singleRange(skus).min;
  const isLadder = draft.kind === 'ladder';
  const [image] = goods?.images ?? [];
  return (
    <Card title={text('preview')}>
      <PhoneFrame>
        <span className={styles.phonePicture}>
          {image ? <img src={pictureAddress(image, 260)} alt="" /> : <ImageIcon />}
        </span>
        <div className={styles.phoneWords}>
          <div className="row between">
            <span className="row">
              <b className={styles.phonePrice}>
                {showMoney(priceAt(isLadder ? reachedTier(steps) : 0), 'short')}
              </b>
              {isLadder ? (
                <span className={styles.phoneMark}>{text('priceNow')}</span>
              ) : (
                <s className="muted small">{showMoney(single, 'short')}</s>
              )}
            </span>
            <span className={`small ${styles.phoneLeft}`}>
              {text('timeLeft', { n: draft.hours ?? teamHours ?? 0 })}
            </span>
          </div>
          <p className={`strong ${styles.phoneTitle}`}>
            {goods ? titleIn(language, goods) : text('goodsTitle')}
          </p>
          {isLadder ? (
            <LadderPreview people={people} steps={steps} priceAt={priceAt} />
          ) : (
            <TeamPreview people={Math.min(people, top)} lacking={countLacking(top, people)} />
          )}
          <div className={styles.phoneActions}>
            <span className={styles.phoneButton}>
              {text('buyAlone', { price: showMoney(single, 'short') })}
            </span>
            <span className={`${styles.phoneButton} ${styles.phoneButtonStrong}`}>
              {text(people > 1 && isLadder ? 'inviteMore' : 'openTeam')}
            </span>
          </div>
        </div>
      </PhoneFrame>
      <div className={styles.previewPeople}>
        <span className="muted small">{text('previewPeople')}</span>
        <Slider
          className="grow"
          disabled={false}
          min={1}
          max={top}
          value={Math.min(people, top)}
          onChange={setPeople}
          ariaLabelForHandle={text('previewPeople')}
        />
        <span className="strong">{Math.min(people, top)}</span>
      </div>
    </Card>
  );
}
