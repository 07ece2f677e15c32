// What a new site is called, and where it will be.
import { describe, expect, test } from 'vitest';
import { packageNameOf, parseAddress, titleOfFolder, titleProblem } from '../../src/init/answers.ts';
import { managerOfAgent } from '../../src/init/package-managers.ts';

describe('the package name of a new site in the folder', () => {
  test.each([
    ['/work/docs', 'docs'],
    ['/work/Acme Docs (2)', 'acme-docs-2'],
    ['/work/Übersicht für Tüftler', 'ubersicht-fur-tuftler'],
    ['/work/文档', 'docs'],
    ['/work/.hidden', 'hidden'],
    ['/work/__a__', 'a'],
    ['/', 'docs'],
    // A package cannot depend on itself.
    ['/work/docs-gen', 'docs-gen-site'],
    ['/work/React', 'react-site'],
    ['/work/node_modules', 'node_modules-site'],
    [`/work/${'a'.repeat(300)}`, 'a'.repeat(214)],
  ])('%s follows from the folder name', (folder, name) => {
    expect(packageNameOf(folder)).toBe(name);
    expect(name).toMatch(/^[a-z0-9][a-z0-9._-]*$/);
  });
});

describe('the title of a new site in the folder', () => {
  test.each([
    ['/work/acme-docs', 'Acme docs'],
    ['/work/my_site.v2', 'My site v2'],
    ['/work/文档', '文档'],
    ['/', 'My docs'],
    ['/work/---', 'My docs'],
    ['/work/a\nb', 'A b'],
    ['/work/a\u0007', 'My docs'],
  ])('%j follows from the folder name', (folder, title) => {
    expect(titleOfFolder(folder)).toBe(title);
  });
});

test.each([
  ['Acme', null],
  ['  ', 'must contain at least one character'],
  ['a\nb', 'must be one line without control characters'],
  ['a\u2028b', 'must be one line without control characters'],
])('the title %j has the problem: %s', (title, problem) => {
  expect(titleProblem(title)).toBe(problem);
});

describe('the address', () => {
  test.each([
    ['https://acme.example', { url: 'https://acme.example', base: '/' }],
    [' https://acme.example/ ', { url: 'https://acme.example', base: '/' }],
    ['https://acme.example/docs', { url: 'https://acme.example', base: '/docs/' }],
    ['http://localhost:3000/a/b/', { url: 'http://localhost:3000', base: '/a/b/' }],
    ['acme.example', { problem: 'must be a URL that starts with https:// or http://' }],
    ['ftp://acme.example', { problem: 'must be a URL that starts with https:// or http://' }],
    ['javascript:alert(1)', { problem: 'must be a URL that starts with https:// or http://' }],
    ['https://acme.example/?a', { problem: 'must not have a query or a hash' }],
    ['https://acme.example/#a', { problem: 'must not have a query or a hash' }],
    [
      'https://acme.example/ü/',
      {
        problem: 'has a path that must contain only letters from a to z, digits, slashes and the characters - . _ ~',
      },
    ],
  ])('%s is split into host and base, or rejected', (text, address) => {
    expect(parseAddress(text)).toEqual(address);
  });
});

test.each([
  [undefined, 'npm'],
  ['npm/11.0.0 node/v22.0.0 linux x64 workspaces/false', 'npm'],
  ['pnpm/10.1.0 npm/? node/v22.0.0 linux x64', 'pnpm'],
  ['yarn/4.5.0 npm/? node/v22.0.0 linux x64', 'yarn'],
  ['bun/1.2.0', 'npm'],
  ['yarn; rm -rf /', 'npm'],
])('the user agent %j selects %s', (agent, manager) => {
  expect(managerOfAgent(agent)).toBe(manager);
});
