// `showIn` of a service: on which copies of a site it runs. One field and one meaning for all services.
import * as z from 'zod';

export type ShowIn = 'production' | 'everywhere';

/** `elsewhere`: what the service does on other hosts, as a sentence. */
export function showInSchema(standard: ShowIn, elsewhere: string) {
  return z
    .enum(['production', 'everywhere'])
    .default(standard)
    .describe(
      `\`production\`: only on the host of \`url\`. ${elsewhere} \`everywhere\`: also on previews and on your own machine.`,
    );
}
