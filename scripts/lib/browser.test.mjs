import { expect, test } from 'vitest';
import { aptGet } from './browser.mjs';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';

test.each([
  ['root on Debian', { osRelease: debian, isRoot: true, sudo: false }, ['apt-get']],
  ['sudo on Debian', { osRelease: debian, isRoot: false, sudo: true }, ['sudo', '-n', 'apt-get']],
  ['neither on Debian', { osRelease: debian, isRoot: false, sudo: false }, undefined],
  ['root on Ubuntu', { osRelease: ubuntu, isRoot: true, sudo: true }, undefined],
  ['root elsewhere', { osRelease: '', isRoot: true, sudo: true }, undefined],
])('%s', async (_, { osRelease, isRoot, sudo }, command) => {
  expect(await aptGet({ osRelease, isRoot, hasSudo: async () => sudo })).toEqual(command);
});
