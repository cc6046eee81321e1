import { Component, type ReactNode } from 'react';

/** A module whose data cannot be drawn is left out; the others stay. */
export class ModuleBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
