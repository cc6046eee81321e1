/** Someone who wants a shop, and what they fill in. */
import type { CallClient } from '@chengji/client-kit';
import type { CallIn } from '@chengji/contract';
import type { Market } from '../market.ts';
import { aShopper, type ShopperPerson } from './people.ts';

type Form = CallIn<'POST /wanlshop/apply/save'>;
type Kind = Form['documents'][number]['kind'];

const companyDocuments: readonly Kind[] = ['licence', 'id_front', 'id_back'];

let made = 0;

/** What a person fills in who wants a shop of their own: by default all but the documents. */
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
    ...traits,
    documents: traits.documents ?? [],
  };
}

/** The smallest picture there is. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The documents that a company is asked for, uploaded by this person. */
export async function someDocuments(client: CallClient, kinds: readonly Kind[] = companyDocuments) {
  const documents: Form['documents'] = [];
  for (const kind of kinds) {
    const { name } = await client.upload('POST /wanlshop/apply/upload', new Blob([picture]), `${kind}.gif`);
    documents.push({ kind, name });
  }
  return documents;
}

export type Applicant = { readonly id: number; readonly shopper: ShopperPerson; readonly form: Form };

/** An application that waits to be decided. */
export async function anApplication(market: Market, traits: Partial<Form> = {}): Promise<Applicant> {
  const shopper = await aShopper(market);
  const documents = await someDocuments(shopper.client);
  const form = applicationForm({ documents, ...traits });
  const { application } = await shopper.client.call('POST /wanlshop/apply/save', form);
  return { id: application.id, shopper, form };
}
