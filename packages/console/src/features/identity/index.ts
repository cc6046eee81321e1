export { ConfirmModal } from './ConfirmModal.tsx';
