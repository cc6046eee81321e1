/**
 * Set up for tests of screens, which look for what a page shows until it is there: a page is drawn once its calls are
 * answered, which a busy machine does not do within a second.
 */
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** Of a look that is one of many: as the last one fails, the wait itself writes out the page. */
const isOneOfMany = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isOneOfMany()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
