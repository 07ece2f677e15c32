// A brand colour as hex: the one form that logos, icons and manifests can take as it is.
import * as z from 'zod';

export const hexColor = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a color of the form #rgb or #rrggbb');
