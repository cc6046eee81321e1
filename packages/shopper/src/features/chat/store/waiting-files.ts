/** Pictures and voices that wait to be uploaded. */
import { createKeptFiles } from '../../../kernel/kept-files.ts';

export const { keepFile, getFile, forgetFile } = createKeptFiles('chat');
