// What `docs-gen serve` does beside sending the site: names it answers to, servers behind it, a certificate.
import * as z from 'zod';
import { headersSchema, hostName } from './addresses.ts';

const target = z.url({
  protocol: /^https?$/,
  error: 'must be the URL of a server, which starts with http:// or https://',
});

const proxyRule = z.strictObject({
  target: target.describe('Server that is asked. A path in it stands before the path of the request.'),
  changeOrigin: z
    .boolean()
    .default(false)
    .describe('Sends the name of that server as `Host`, for servers that answer to one name only.'),
  headers: headersSchema.valueType.default({}).describe('Headers that are added to the request.'),
});

/** An address alone is the short form of a rule. */
const proxySchema = z.record(
  z
    .string()
    .regex(/^\/[^?#\s\\]*$/, 'must be a path prefix: it starts with a slash, without ?, #, backslashes and spaces')
    .refine((path) => path !== '/', 'must be more than a slash: the proxy would replace the whole site'),
  z.union([target, proxyRule]),
);

const pemFile = z.string().min(1);

/** A dot at the start stands for all names below. */
const allowedHost = z.string().refine((name) => hostName.safeParse(name.replace(/^\./, '')).success, {
  error: 'must be a host name in lower case, without scheme, port and path, such as docs.acme.example',
});

export const serverSchema = z.strictObject({
  proxy: proxySchema
    .default({})
    .describe('Servers that answer in the place of the site, by the start of the path: an address, or an object.'),
  https: z
    .strictObject({
      key: pemFile.describe('PEM file of the key, relative to the root.'),
      cert: pemFile.describe('PEM file of the certificate, relative to the root.'),
    })
    .optional()
    .describe('Serves over HTTPS, with a certificate of yours.'),
  allowedHosts: z
    .array(allowedHost)
    .default([])
    .describe(
      'Names that `docs-gen serve` answers to, beside those of this machine. `.acme.example` is every name below it.',
    ),
});
