import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';

/** antd's style sheets, which nobody sees here, are not made. */
const withoutStyles = { zeroRuntime: true };

/**
 * The look around everything without antd's style sheets. Those it makes all the same, of its variables, are kept out
 * of the document: they would be read, and looked through for what is hidden.
 */
export function UnstyledDesign({ children }: { children: ReactNode }) {
  const [aside] = useState(() => document.createElement('div'));
  return (
    <StyleProvider container={aside}>
      <ConfigProvider theme={withoutStyles}>
        <DesignProvider>{children}</DesignProvider>
      </ConfigProvider>
    </StyleProvider>
  );
}
