/** In which scene a merchant transfers money to people, and what it reports of it; agreed upon with WeChat Pay. */
export type TransferScene = { id: string; report: readonly { name: string; text: string }[] };

/** A merchant's account with WeChat Pay, or with what speaks its protocol. */
export type WechatAccount = {
  baseUrl: string;
  /** How long an answer may take until it is whole; five seconds unless told otherwise. */
  timeoutMs?: number;
  appId: string;
  merchantId: string;
  /** The serial number of the merchant's certificate, and its private key in PEM. */
  serial: string;
  privateKey: string;
  /** The channel's public key (or certificate) in PEM, by its id (or serial number): more than one while it changes. */
  platformKeys: ReadonlyMap<string, string>;
  /** 32 characters, by which callbacks are encrypted. */
  apiV3Key: string;
  /** Where the channel calls back. */
  notifyUrl: () => string;
  /** Where the shopper client is, for coming back from the channel's page. */
  clientUrl: string;
  /** Left out where the merchant transfers no money to people. */
  transferScene?: TransferScene | undefined;
};
