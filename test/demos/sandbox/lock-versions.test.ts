// Versions of packages from lock files of npm, pnpm and Yarn.
import { describe, expect, test } from 'vitest';
import { versionsFromLock } from '../../../src/demos/sandbox/lock-versions.ts';

describe('the versions of packages', () => {
  const npm = JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'site', version: '1.0.0' },
      'node_modules/react': { version: '19.1.0' },
      'node_modules/@mui/material': { version: '7.0.2' },
      'node_modules/@mui/material/node_modules/react': { version: '18.0.0' },
      'node_modules/linked': { resolved: 'packages/linked', link: true },
    },
  });
  const pnpm = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      react:
        specifier: ^19.0.0
        version: 19.1.0
    devDependencies:
      '@mui/material':
        specifier: 7.0.2
        version: 7.0.2(react@19.1.0)
      linked:
        specifier: workspace:*
        version: link:../linked
packages:
  '@mui/material@7.0.2': {}
  react@19.1.0: {}
  react@20.0.0: {}
  csstype@3.1.3: {}
`;
  const yarn = `# yarn lockfile v1

"@mui/material@7.0.2", "@mui/material@^7.0.0":
  version "7.0.2"
  resolved "x"
react@^18.0.0:
  version "18.3.1"

react@^19.0.0:
  version "19.1.0"
`;
  const berry = `__metadata:
  version: 8

"@mui/material@npm:7.0.2":
  version: 7.0.2
  resolution: "@mui/material@npm:7.0.2"

"react@npm:^19.0.0":
  version: 19.1.0

"linked@workspace:packages/linked":
  version: 0.0.0-use.local
`;
  test.each([
    ['package-lock.json', npm],
    ['pnpm-lock.yaml', pnpm],
    ['yarn.lock', yarn],
    ['berry.lock', berry],
  ])('are read from %s', (file, text) => {
    const { value: versionOf, diagnostics } = versionsFromLock(file, text);
    expect(diagnostics).toEqual([]);
    expect([versionOf('react'), versionOf('@mui/material'), versionOf('vue')]).toEqual(['19.1.0', '7.0.2', null]);
    if (!file.startsWith('berry')) expect(versionOf('linked')).toBeNull();
  });

  test('are reported if the lock file is broken', () => {
    const { value, diagnostics } = versionsFromLock('package-lock.json', '{ <<<<<<< HEAD');
    expect(value('react')).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'demos/lock-file', at: { file: 'package-lock.json' } }]);
  });
});

test('a workspace package gets the versions of its own folder', () => {
  const npm = {
    lockfileVersion: 3,
    packages: { 'node_modules/react': { version: '18.0.0' }, 'docs/node_modules/react': { version: '19.0.0' } },
  };
  const pnpm =
    "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      react:\n        version: 18.0.0\n  docs:\n    dependencies:\n      react:\n        version: 19.0.0\n";
  for (const text of [JSON.stringify(npm), pnpm]) {
    expect(versionsFromLock('lock', text, 'docs').value('react')).toBe('19.0.0');
    expect(versionsFromLock('lock', text).value('react')).toBe('18.0.0');
  }
});
