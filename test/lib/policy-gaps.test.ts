// What a policy of an author refuses although pages need it.
import { describe, expect, test } from 'vitest';
import { policyGaps } from '../../src/lib/policy-gaps.ts';

const ORIGIN = 'https://docs.acme.example';
const HASH = "'sha256-Aa1='";
const gaps = (policy: string, directive: string, ...sources: string[]) =>
  policyGaps(policy, [{ [directive]: sources }], ORIGIN);

describe('a policy', () => {
  test.each([
    ['has no directive for it', "img-src 'none'", 'script-src', "'self'"],
    ['has no directive for forms, which have no default', "default-src 'none'", 'form-action', 'https://a.example'],
    ['names it', "script-src 'self'", 'script-src', "'self'"],
    ['names it in other letters', "SCRIPT-SRC 'SELF'", 'script-src', "'self'"],
    ['names the origin of the site', `script-src ${ORIGIN}`, 'script-src', "'self'"],
    ['names the host of the site', 'script-src docs.acme.example/assets/', 'script-src', "'self'"],
    ['allows all hosts', 'connect-src *', 'connect-src', 'https://a.example'],
    ['allows the scheme', 'connect-src https:', 'connect-src', 'https://a.example'],
    ['allows hosts below one', 'connect-src https://*.a.example', 'connect-src', 'https://api.a.example'],
    ['allows the same pattern', 'frame-src *.a.example', 'frame-src', 'https://*.a.example'],
    ['allows it by default', 'default-src data:', 'font-src', 'data:'],
    ['allows it for workers by way of scripts', "script-src 'self'; default-src 'none'", 'worker-src', "'self'"],
    ['allows the hash', `script-src ${HASH}`, 'script-src', HASH],
    ['allows inline scripts', "script-src 'unsafe-inline'", 'script-src', HASH],
    ['refuses pictures of other hosts only', "img-src 'self'", 'img-src', 'https:'],
  ])('that %s has no gap', (_, policy, directive, source) => {
    expect(gaps(policy, directive, source)).toEqual([]);
  });

  test.each([
    ['refuses all', "default-src 'none'", 'connect-src', "'self'"],
    ['has an empty directive', 'connect-src; default-src *', 'connect-src', "'self'"],
    ['decides by the first of two directives', "connect-src 'none'; connect-src *", 'connect-src', "'self'"],
    ['refuses elements, whatever it says of scripts', "script-src-elem 'none'; script-src *", 'script-src', "'self'"],
    ['names another host', 'connect-src b.example', 'connect-src', 'https://a.example'],
    ['names hosts below it', 'connect-src *.a.example', 'connect-src', 'https://a.example'],
    ['names it with another scheme', 'connect-src http://a.example', 'connect-src', 'https://a.example'],
    ['has hashes beside inline code', "style-src 'unsafe-inline' 'sha256-b='", 'style-src', "'unsafe-inline'"],
    ['writes a hash in other letters', "script-src 'sha256-aa1='", 'script-src', HASH],
    ['trusts no hosts', "script-src * 'strict-dynamic'", 'script-src', "'self'"],
    ['is joined with one that refuses it', "connect-src 'self', connect-src 'none'", 'connect-src', "'self'"],
  ])('that %s has a gap', (_, policy, directive, source) => {
    expect(gaps(policy, directive, source)).toEqual([`${directive} ${source}`]);
  });

  test('lists what each directive lacks', () => {
    const needed = [
      { 'script-src': ["'self'", HASH] },
      { 'script-src': [HASH], 'connect-src': ["'self'", 'https://a.example'] },
    ];
    expect(policyGaps("default-src 'self'", needed, ORIGIN)).toEqual([
      `script-src ${HASH}`,
      'connect-src https://a.example',
    ]);
  });
});
