/** The port behind which a provider orders numbers of carriers for parcels, with the labels to print. */

export type Contact = { name: string; mobile: string; address: string };

/** What is asked for: kept as it was asked, so that it is asked again in the same words. */
export type WaybillRequest = {
  /** Order and attempt: for the same the provider gives the same number. */
  reference: string;
  from: Contact;
  to: Contact;
  cargo: string;
  weightGrams: number;
};

/** The shop's account with the carrier, opened. */
export type CarrierAccount = {
  carrier: string;
  partnerId: string;
  key: string;
  net: string;
  template: string;
};

export type IssuedWaybill = { trackingNo: string; carrierOrderNo: string; labelUrl: string };

export type Label = { type: string; bytes: Buffer };

export interface WaybillSource {
  /** Throws `WaybillRefused`, or `WaybillUnanswered` when nobody knows whether a number was given. */
  order(account: CarrierAccount, request: WaybillRequest): Promise<IssuedWaybill>;
  cancel(
    account: CarrierAccount,
    issued: Pick<IssuedWaybill, 'trackingNo' | 'carrierOrderNo'>,
  ): Promise<void>;
  fetchLabel(url: string): Promise<Label>;
}

/** The provider or the carrier said no, and why. */
export class WaybillRefused extends Error {
  override name = 'WaybillRefused';
}

/** It did not answer, or not in its protocol. */
export class WaybillUnanswered extends Error {
  override name = 'WaybillUnanswered';
}

/** Where a provider is and how it knows the market. */
export type WaybillService = { key: string; secret: string; endpoint?: string | undefined };

declare module '../../../kernel/context.ts' {
  interface Services {
    /** The stand-in's, where it is on. */
    readonly sandboxWaybills?: WaybillService;
    /** None: shops type the numbers of their parcels. */
    readonly waybills: WaybillSource | null;
  }
}
