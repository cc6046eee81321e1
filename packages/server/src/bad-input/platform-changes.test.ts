import { refuseBadInput } from '@chengji/testkit/bad-input/refuse-bad-input';

refuseBadInput((name) => !/^(GET |POST \/(wanlshop|seller)\/)/.test(name));
