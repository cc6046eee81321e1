type Listeners<T> = {
  /** Calls the listener at each piece of news from now on; answers how to stop. */
  subscribe(listener: (news: T) => void): () => void;
  tell(news: T): void;
};

/** Who wants to hear of one kind of news. */
export function createListeners<T = void>(): Listeners<T> {
  const listeners = new Set<(news: T) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(news) {
      for (const listener of listeners) listener(news);
    },
  };
}
