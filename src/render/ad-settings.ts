// The settings of ads as the file that pages with a place for one fetch, and the pictures of the ads that docs-gen brings along.
import { productLayout } from '../lib/layouts.ts';
import { hashedFile } from '../lib/node/hashed-file.ts';
import { serviceHost } from '../lib/service-host.ts';
import { withBase } from '../lib/url.ts';
import type { AdNetwork, AdSettings, AdWords, HouseAd } from '../model/ad-settings.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Route } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';
import { type AdsConfig, adsSchema } from '../schema/ads.ts';
import { houseAdPicture } from './house-ad-pictures.ts';
import type { Texts } from './texts.ts';

export interface AdFiles {
  /** Address of the settings, ready for the page. */
  readonly href: string;
  readonly artifacts: readonly MadeArtifact[];
}

/** null: the site has no ads to show. */
export function adFiles(site: Site, texts: Texts): AdFiles | null {
  if (site.ads === undefined || (site.ads.network === undefined && site.ads.inHouse.length === 0)) return null;
  const pictures: MadeArtifact[] = [];
  const settings = adSettings(site, site.ads, adWords(texts), (name) => {
    const body = houseAdPicture(name);
    if (body === null) return null;
    // Ad blockers know many words that mean an ad: the name holds none.
    const picture = hashedFile(`picture-${name}`, { extension: '.svg', type: 'image/svg+xml', body });
    pictures.push(picture);
    return withBase(`/${picture.path}`, site.base);
  });
  const file = hashedFile('body-top', {
    extension: '.json',
    type: 'application/json',
    body: JSON.stringify(settings),
  });
  return { href: withBase(`/${file.path}`, site.base), artifacts: [...pictures, file] };
}

/** `pictureOf`: address of the picture of an ad that docs-gen brings along; null: it is none of those. */
export function adSettings(
  { url, title, base }: Pick<Site, 'url' | 'title' | 'base'>,
  ads: AdsConfig,
  words: AdWords,
  pictureOf: (name: string) => string | null,
): AdSettings {
  return {
    displayRatio: ads.GADisplayRatio,
    inlineChance: ads.inlineChance,
    blockedMessageChance: ads.blockedMessageChance,
    host: serviceHost(ads.showIn, url),
    network: networkOf(ads.network),
    inHouse: ads.inHouse.map(
      ({ name, link, img, description, poweredby, label }): HouseAd => ({
        name,
        link: withBase(link, base),
        img: img === undefined ? pictureOf(name) : withBase(img, base),
        description,
        poweredby: poweredby ?? title,
        label: label ?? `in-house-${name}`,
      }),
    ),
    words,
  };
}

/** With docs-gen's own ads, whatever the site shows: for the page on which ads are tried. */
export function labSettings(base: string, texts: Texts): AdSettings {
  const site = { url: 'https://docs.example', title: 'docs-gen', base };
  const pictureOf = (name: string) => {
    const picture = houseAdPicture(name);
    return picture && `data:image/svg+xml,${encodeURIComponent(picture)}`;
  };
  return adSettings(site, adsSchema.parse({ showIn: 'everywhere' }), adWords(texts), pictureOf);
}

export function adWords({ adMark, adMore, adPublisher, adBlocked }: Texts): AdWords {
  return { mark: adMark, more: adMore, credit: adPublisher, blocked: adBlocked };
}

function networkOf(network: AdsConfig['network']): AdNetwork | null {
  return network ? { ...network, script: network.script ?? null, inlineUrl: network.inlineUrl ?? null } : null;
}

/** Front matter has the last word over the config; pages that are no text have no place for an ad. */
export function hasAdPlace(route: Route, product: Product | null): boolean {
  const front = route.kind === 'doc' ? route.page.frontMatter : null;
  if (front !== null && front.layout !== 'doc') return false;
  return !(front?.disableAd ?? productLayout(route, product)?.disableAd ?? false);
}
