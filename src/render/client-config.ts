// The configuration that pages carry for their scripts, as text for `<script type="application/json" id="dg-config">`.
import type { ClientConfig } from '../model/client-config.ts';
import type { Site } from '../model/site.ts';

/** `services`: settings of those that are on; a demo alone on its page has none. */
export function clientConfigJson(site: Site, services: Partial<ClientConfig> = {}): string {
  const config: ClientConfig = {
    prefix: site.storagePrefix,
    themePrefix: site.theme.cssVarPrefix,
    base: site.base,
    // A kill switch reaches those who have a worker by itself; nobody else should get one.
    serviceWorker: { hosts: site.serviceWorker.killSwitch ? [] : site.serviceWorker.hosts },
    ...services,
  };
  return JSON.stringify(config).replaceAll('<', '\\u003c'); // `</script>` in a value would end the element.
}
