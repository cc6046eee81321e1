import { Component, type ReactNode, useEffect } from 'react';
import { Empty } from '../design/feedback/Empty.tsx';
import { NavBar } from '../design/navigation/NavBar.tsx';
import { Page } from '../design/navigation/Page.tsx';
import { usePage } from '../kernel/router/page-context.ts';
import { ChunkLoadError } from '../kernel/shell/fetch-code.ts';
import { isNetworkReachable, onReconnect } from '../kernel/shell/network.ts';
import { useAppStrings } from './strings.ts';

type BoundaryProps = { children: ReactNode; onRetry: () => void };

/** A page that fails takes no other with it: it says so and offers a retry. */
export class PageBoundary extends Component<BoundaryProps, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  isRetried = false;

  override componentDidCatch(fault: unknown) {
    if (this.isRetried && fault instanceof ChunkLoadError) void startAnew();
  }

  handleRetry = () => {
    this.isRetried = true;
    this.props.onRetry();
    this.setState({ fault: null });
  };

  override render() {
    const { fault } = this.state;
    return fault ? <PageFault fault={fault} onRetry={this.handleRetry} /> : this.props.children;
  }
}

/** A browser may ask for code only once, and a deployment may have taken it away: a new start brings it then. */
async function startAnew(): Promise<void> {
  if (await isNetworkReachable()) window.location.reload();
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
