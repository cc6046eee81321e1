export { ChatAnnouncer } from './ChatAnnouncer.tsx';
export { ChatFiguresCard } from './ChatFiguresCard.tsx';
export { ContactBuyer } from './ContactBuyer.tsx';
export { useUnreadChats } from './queries.ts';
