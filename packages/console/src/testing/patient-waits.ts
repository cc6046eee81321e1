/** Set up for every test: a page is drawn once its calls are answered, which a busy machine does not do within a second. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
