// API pages as HTML, without a site around them.
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiDoc } from '../../src/model/api.ts';
import type { ApiFacts } from '../../src/model/route.ts';
import { createIslandScope, IslandScopeContext } from '../../src/render/island.tsx';
import { englishTexts } from '../../src/render/texts.ts';
import { templates } from '../../templates/index.ts';
import { ApiPage, type Props } from '../../templates/pages/ApiPage.tsx';

export const NO_FACTS: ApiFacts = { typeHrefs: [], demoPages: [], inherited: [], sources: [], tabs: [] };

export function render(doc: ApiDoc, props: Partial<Props> = {}): string {
  const common = {
    userLanguage: 'en',
    translations: englishTexts,
    base: '/',
    templates,
    editUrl: null,
    lastUpdated: null,
    previous: null,
    next: null,
    crumbs: [],
    actions: null,
    adSettings: null,
    feedback: null,
  };
  return renderToStaticMarkup(
    <IslandScopeContext value={createIslandScope(new Map(), 'p')}>
      <ApiPage {...common} description={null} sourceUrl={null} doc={doc} facts={NO_FACTS} {...props} />
    </IslandScopeContext>,
  );
}

export const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
