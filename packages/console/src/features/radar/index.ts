export { RepairEntries } from './RepairEntries.tsx';
export { WaitingRepair } from './WaitingRepair.tsx';
