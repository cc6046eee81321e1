/** Someone who wants a shop, and what they fill in. */
import type { CallIn } from '@chengji/contract';
import type { Market } from './market.ts';
import { aShopper, type ShopperPerson } from './people.ts';

type Form = CallIn<'POST /wanlshop/apply/save'>;

let made = 0;

/** What a person fills in who wants a shop of their own: everything that is asked for, unless told otherwise. */
export function applicationForm(traits: Partial<Form> = {}): Form {
  made += 1;
  return {
    type: 'enterprise',
    name: `青禾生活 ${made}`,
    name_en: `Green Rice ${made}`,
    logo: '/files/00/logo.webp',
    city: '广州',
    city_en: 'Guangzhou',
    business: '生鲜水果、粮油',
    company: '广州青禾有机食品有限公司',
    licence_no: '91440101MA5CT0KX3K',
    contact: '黄敏',
    account: `greenrice_${made}`,
    password: 'demo1234',
    documents: [
      { kind: 'licence', url: '/files/00/licence.webp' },
      { kind: 'id_front', url: '/files/00/front.webp' },
      { kind: 'id_back', url: '/files/00/back.webp' },
    ],
    ...traits,
  };
}

export type Applicant = { readonly id: number; readonly shopper: ShopperPerson; readonly form: Form };

/** An application that waits to be decided. */
export async function anApplication(market: Market, traits: Partial<Form> = {}): Promise<Applicant> {
  const shopper = await aShopper(market);
  const form = applicationForm(traits);
  const { application } = await shopper.client.call('POST /wanlshop/apply/save', form);
  return { id: application.id, shopper, form };
}
