// The URL contract as it stands in its file: ids by route.
import * as z from 'zod';

const route = z.string().regex(/^\/(?:.*\/)?$/s, 'is no route: it must start and end with a slash');

export const urlContractSchema = z.record(route, z.array(z.string()));
