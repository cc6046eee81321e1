/** The public API of the stand-in gateways. */

export { startLanguageModel } from './assistant/language-model.ts';
export { hasKeys, loadKeys, type SandboxKeys, saveKeys } from './keys.ts';
export { createMerchantAccount } from './merchant-account.ts';
export { seal, signedHeaders } from './payments/sealing.ts';
export { sandboxModule } from './sandbox.module.ts';
export { type SandboxGateway, startSandboxGateway } from './server.ts';
export type { SandboxWaybill } from './waybills/waybills.ts';
