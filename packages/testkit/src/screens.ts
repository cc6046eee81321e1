/**
 * Set up for tests of screens, which look for what a page shows until it is there: a page is drawn once its calls are
 * answered, which a busy machine does not do within a second.
 */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
