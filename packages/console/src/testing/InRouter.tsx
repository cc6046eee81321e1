import { type ReactNode, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** A piece that is no page of its own, on a page: what is unsaved asks the router before it is left. */
export function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return <RouterProvider router={router} />;
}
