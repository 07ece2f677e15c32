// Where every state of ads and the events of analytics can be tried: an island, which needs a script to do anything.
import { AdLab as Lab } from '../../../src/client/islands/AdLab.tsx';
import { labSettings } from '../../../src/render/ad-settings.ts';
import type { BuiltInProps } from '../../../src/render/demo-props.ts';
import { Island } from '../../../src/render/island.tsx';

export function AdLab({ base, translations: t }: BuiltInProps) {
  return (
    <Island name="AdLab" when="visible" component={Lab} props={{ settings: labSettings(base, t), texts: t.adLab }} />
  );
}
