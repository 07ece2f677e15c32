// What a page makes a browser fetch before anybody touches it: its HTML, the scripts and styles that this names, and the
// modules that they import at once. What scripts load later cannot be read: a browser tells that.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Static imports as bundlers write them: one that is loaded later has a bracket. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|(?:import|export)[^;'"()]*?\bfrom)\s*["']([^"']+)["']/g;
const HOST = 'http://bench.example';

/** Paths below the site, each once; `read` knows the published files, and gives null for any other. */
export function filesOfPage(route: string, read: (path: string) => string | null): readonly string[] {
  const page = `${route}index.html`;
  const found = new Set([page]);
  for (const path of found) {
    const text = read(path);
    if (text === null) found.delete(path);
    else if (path === page) for (const file of namedIn(text, route)) found.add(file);
    else if (/\.m?js$/.test(path)) for (const file of importedBy(text, path)) found.add(file);
  }
  return [...found];
}

function namedIn(html: string, route: string): readonly string[] {
  return elementsOf(parse(html)).flatMap((element) => {
    const address = addressOf(element);
    if (address !== undefined) return localPaths([address], route);
    return element.tagName === 'script' && attributeOf(element, 'type') === 'module'
      ? importedBy(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''), route)
      : [];
  });
}

function importedBy(script: string, path: string): readonly string[] {
  const addresses = [...script.matchAll(STATIC_IMPORT)].map(([, address = '']) => address);
  return localPaths(
    addresses.filter((address) => /^[./]/.test(address)),
    path,
  );
}

function addressOf(element: Element): string | undefined {
  if (element.tagName === 'script') return attributeOf(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const words = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  const isCode = ['script', 'style'].includes(attributeOf(element, 'as') ?? '');
  const isLoaded = ['stylesheet', 'modulepreload'].some((word) => words.includes(word));
  return isLoaded || (words.includes('preload') && isCode) ? attributeOf(element, 'href') : undefined;
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function elementsOf(node: Node): readonly Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

function localPaths(addresses: readonly string[], from: string): readonly string[] {
  const urls = addresses.map((address) => new URL(address, HOST + from));
  return urls.filter(({ origin }) => origin === HOST).map(({ pathname }) => pathname);
}
