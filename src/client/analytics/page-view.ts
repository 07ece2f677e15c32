// The page view: once for a page that is opened, and once more each time it comes back from the back/forward cache.
import { type EventParams, type TrackedWindow, track } from './track.ts';

export type PageViewWindow = TrackedWindow &
  Pick<Window, 'document' | 'location' | 'addEventListener' | 'removeEventListener' | 'setTimeout'>;

/** Returns what ends it. */
export function followPageViews(view: PageViewWindow): () => void {
  const { document } = view;
  // After everything else that a page says about itself at the start.
  const send = () => view.setTimeout(() => track(view, 'page_view', pageView(view)), 0);
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) send();
  };
  // A page that is made ready for a reader who may never see it is no view yet.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', send, { once: true });
  } else send();
  view.addEventListener('pageshow', returned);
  return () => {
    document.removeEventListener('prerenderingchange', send);
    view.removeEventListener('pageshow', returned);
  };
}

/** Ids are those of the page's meta tags; a page at no address of its own, such as the 404 page, says where it was shown. */
export function pageView({ document, location }: Pick<Window, 'document' | 'location'>): EventParams {
  const meta = (name: string) => document.querySelector(`meta[name="mui:${name}"]`)?.getAttribute('content') ?? null;
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return {
    page_title: document.title,
    page_location: canonical ?? location.origin + location.pathname,
    productId: meta('productId'),
    productCategoryId: meta('productCategoryId'),
  };
}
