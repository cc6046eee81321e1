import { Component, type ReactNode, useEffect } from 'react';
import { Empty } from '../design/feedback/Empty.tsx';
import { NavBar } from '../design/navigation/NavBar.tsx';
import { Page } from '../design/navigation/Page.tsx';
import { usePage } from '../kernel/router/page-context.ts';
import { ChunkLoadError } from '../kernel/shell/fetch-code.ts';
import { onReconnect } from '../kernel/shell/network.ts';
import { useAppStrings } from './strings.ts';

type BoundaryProps = { children: ReactNode; onRetry: () => void };

/** A page that fails takes no other with it: it says so and offers a retry. */
export class PageBoundary extends Component<BoundaryProps, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  isRetried = false;

  /** Code that is gone for good, as after a deployment, comes with a new start alone. */
  handleRetry = () => {
    if (this.isRetried && this.state.fault instanceof ChunkLoadError) return window.location.reload();
    this.isRetried = true;
    this.props.onRetry();
    this.setState({ fault: null });
  };

  override render() {
    const { fault } = this.state;
    return fault ? <PageFault fault={fault} onRetry={this.handleRetry} /> : this.props.children;
  }
}

function PageFault({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const t = useAppStrings();
  const { isTab, title } = usePage();
  const isMissing = fault instanceof ChunkLoadError;
  const text = isMissing ? t('chunkFault') : t('pageFaultHint');
  useEffect(() => (isMissing ? onReconnect(onRetry) : undefined), [isMissing, onRetry]);
  return (
    <Page nav={<NavBar look="page" back={!isTab} title={title} />}>
      <Empty picture="robot" title={t('pageFault')} text={text} action={t('refresh')} onAction={onRetry} />
    </Page>
  );
}
