import { refuseBadInput } from '@chengji/testkit/bad-input/refuse-bad-input';

refuseBadInput((name) => name.startsWith('POST /seller/'));
