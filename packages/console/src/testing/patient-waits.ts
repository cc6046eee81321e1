/** Set up for every test. */
import '@chengji/testkit/screens';
