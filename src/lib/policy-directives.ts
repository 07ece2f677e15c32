// A Content-Security-Policy as data: which sources each directive allows.

/** Directives that take sources, in the order in which a policy is written. */
export const POLICY_DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;

export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number];

/** What is added to a policy. */
export type PolicySources = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;
