// What open pages have to know of demos when one state of the site follows another, and what stays of those that cannot be built.
import { sandboxPath } from '../lib/sandbox-path.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { DemoVariant } from '../model/demo.ts';
import type { DemoUpdate, RenamedScript } from '../model/serve.ts';
import type { SiteLook } from '../pipeline/look.ts';
import { modulesShown } from '../pipeline/look.ts';

export interface DemoChanges {
  readonly demos: readonly DemoUpdate[];
  readonly renamed: readonly RenamedScript[];
}

export const NO_DEMO_CHANGES: DemoChanges = { demos: [], renamed: [] };

/** `isOther`: whether a module is another, or has but another address. `keep`: ids of those that go on with their state. */
export function demoChanges(
  before: SiteLook,
  now: SiteLook,
  { isOther, keep = new Set() }: { readonly isOther: (id: string) => boolean; readonly keep?: ReadonlySet<string> },
): DemoChanges {
  const known = scriptsOf(before);
  const moved = [...scriptsOf(now)].flatMap(([id, to]) => {
    const from = known.get(id);
    return from === undefined || from === to ? [] : [{ id, from, to }];
  });
  return {
    demos: moved
      .filter(({ id }) => isOther(id))
      .map(({ id, from, to }) => ({ id, script: to, ...(keep.has(id) ? { from } : {}) })),
    renamed: moved.filter(({ id }) => !isOther(id)).map(({ from, to }) => ({ from, to })),
  };
}

/** Addresses by id of the module. */
function scriptsOf({ demos, plan }: SiteLook): Map<string, string> {
  return new Map(
    [...modulesShown(plan)].flatMap(([place, id]) => {
      const path = demos.get(place)?.script;
      return path === undefined ? [] : [[id, withBase(`/${encodePath(path)}`, plan.site.base)] as const];
    }),
  );
}

/** All of these decide how modules are found and compiled, whichever they are. */
const FOR_ALL = /[\\/](?:package|tsconfig[^\\/]*)\.json$/;

/** Which modules are others when these files are. `lost`: what is shown of them was old before. */
export function otherDemos(
  before: SiteLook,
  now: SiteLook,
  { files, lost }: { readonly files: ReadonlySet<string>; readonly lost: ReadonlySet<string> },
): (id: string) => boolean {
  if ([...files].some((file) => FOR_ALL.test(file))) return () => true;
  const [known, own] = [variantsOf(before), variantsOf(now)];
  const isMadeOfThem = (look: SiteLook, id: string) => look.parts.get(id)?.some((file) => files.has(file)) === true;
  return (id) => lost.has(id) || known.get(id) !== own.get(id) || isMadeOfThem(before, id) || isMadeOfThem(now, id);
}

function variantsOf({ plan }: SiteLook): Map<string, DemoVariant> {
  const demos = plan.routes.flatMap((route) => (route.kind === 'doc' ? route.demos : []));
  return new Map(demos.flatMap(({ variants }) => variants.map((variant) => [variant.id, variant] as const)));
}

/** Demos that were shown and cannot be built now stay as they were; `lost`: the ids of their modules. */
export function withLostDemos(
  before: SiteLook,
  now: SiteLook,
): { readonly look: SiteLook; readonly lost: ReadonlySet<string> } {
  const shown = [...modulesShown(now.plan)];
  const stay = shown.flatMap(([place, id]) => {
    const old = before.demos.get(place);
    return old && !now.demos.has(place) ? [{ place, id, old }] : [];
  });
  if (stay.length === 0) return { look: now, lost: new Set() };
  const paths = new Set(now.files.map(({ path }) => path));
  const parts = stay.flatMap(({ id }) => entryOf(before.parts, id));
  const look = {
    ...now,
    demos: new Map([...now.demos, ...stay.map(({ place, old }) => [place, old] as const)]),
    parts: new Map([...now.parts, ...parts]),
    sandboxes: new Map([...stay.flatMap(({ place }) => entryOf(before.sandboxes, place)), ...now.sandboxes]),
    editable: new Set([...now.editable, ...stay.flatMap(({ place }) => (before.editable.has(place) ? [place] : []))]),
    files: [...now.files, ...before.files.filter(({ path }) => !paths.has(path))],
  };
  return { look, lost: new Set(stay.map(({ id }) => id)) };
}

/** A button that was shown stays while something is wrong with the project of its demo: readers get the last good one. */
export function withKeptSandboxes(before: SiteLook, now: SiteLook): SiteLook {
  if (before.plan.site !== now.plan.site) return now;
  const stay = [...now.brokenSandboxes].flatMap((id) => entryOf(before.sandboxes, id));
  if (stay.length === 0) return now;
  const paths = new Set(stay.map(([id]) => sandboxPath(id)));
  return {
    ...now,
    sandboxes: new Map([...now.sandboxes, ...stay]),
    files: [...now.files.filter(({ path }) => !paths.has(path)), ...before.files.filter(({ path }) => paths.has(path))],
  };
}

function entryOf<T>(map: ReadonlyMap<string, T>, key: string): (readonly [string, T])[] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}
