import { Component, type ReactNode } from 'react';
import { Empty } from '../design/Empty.tsx';
import { NavBar } from '../design/NavBar.tsx';
import { Page } from '../design/Page.tsx';
import { usePage } from '../kernel/router/page-context.ts';
import { ChunkLoadError } from './load-page.ts';
import { useAppStrings } from './strings.ts';

type BoundaryProps = { children: ReactNode; onRetry: () => void };

/** A page that fails takes no other with it: it says so, and tries again. */
export class PageBoundary extends Component<BoundaryProps, { fault: unknown }> {
  override state = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  handleRetry = () => {
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
  const text = fault instanceof ChunkLoadError ? t('chunkFault') : t('pageFaultHint');
  return (
    <Page nav={<NavBar look="page" back={!isTab} title={title} />}>
      <Empty picture="robot" title={t('pageFault')} text={text} action={t('refresh')} onAction={onRetry} />
    </Page>
  );
}
